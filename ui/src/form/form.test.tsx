import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { uiTexts, UiTextsContext } from '../texts.ts'
import { AreaField, type Area } from './area-field.tsx'
import { checkAddress, checkArea, checkName, checkPhone, checkRange } from './checks.ts'
import { daysInMonth, daysOf, moveMonth, monthOf, today, type DateRange } from './days.ts'
import { AddressField, NameField, PhoneField } from './fields.tsx'
import { RangeField } from './range-field.tsx'
import { useField } from './use-field.ts'

const AREAS: readonly Area[] = [{ code: '33', name: 'Zhejiang', parts: [{ code: '3301', name: 'Hangzhou' }] }]
const checkDates = checkRange(7)

const Form = ({ onSend }: { onSend(areValid: boolean[], given: unknown[]): void }) => {
  const name = useField('', checkName)
  const phone = useField('', checkPhone)
  const address = useField('', checkAddress)
  const area = useField<readonly Area[]>([], checkArea)
  const dates = useField<DateRange | null>(null, checkDates)
  const fields = [name, phone, area, address, dates]
  return (
    <>
      <NameField field={name} />
      <PhoneField field={phone} />
      <AreaField field={area} areas={AREAS} />
      <AddressField field={address} />
      <RangeField field={dates} maxDays={7} />
      <button
        type="button"
        onClick={() =>
          onSend(
            fields.map((field) => field.isValid()),
            fields.map(({ value }) => value),
          )
        }
      >
        Send
      </button>
    </>
  )
}

it.each([
  ['zh-CN', ['请填写姓名', '请输入正确的手机号', '请选择地区', '请填写地址']],
  ['en', ['Please fill in the name', 'Malformed phone number', 'Please select a receiving area', 'Address can not be empty']],
] as const)('says the specification’s sentences in %s, and only once it was sent', async (language, sentences) => {
  const screen = await render(
    <UiTextsContext value={uiTexts[language]}>
      <Form onSend={() => {}} />
    </UiTextsContext>,
  )
  expect(screen.container.querySelectorAll('[role=alert]')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  for (const sentence of sentences) await expect.element(screen.getByText(sentence)).toBeVisible()
  expect(screen.container.querySelectorAll('[role=alert]')).toHaveLength(sentences.length)
})

it('is filled in and sent', async () => {
  const onSend = vi.fn()
  const screen = await render(
    <UiTextsContext value={uiTexts.en}>
      <Form onSend={onSend} />
    </UiTextsContext>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Lin')
  await userEvent.type(screen.getByLabelText('Phone'), '138 0013 8000')
  await userEvent.type(screen.getByLabelText('Address'), '1 Quiet Lane')
  await userEvent.click(screen.getByRole('button', { name: 'Area' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zhejiang' }))
  await userEvent.click(screen.getByRole('button', { name: 'Hangzhou' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend.mock.lastCall?.[0]).toEqual([true, true, true, true, true])
  expect(onSend.mock.lastCall?.[1]).toMatchObject(['Lin', '138 0013 8000', [{ code: '33' }, { code: '3301' }], '1 Quiet Lane', null])
})

it.each([
  ['zh-CN', '日期范围', '选择天数不能超过 7 天', '确定'],
  ['en', 'Dates', 'Choose no more than 7 days', 'OK'],
] as const)('refuses a range that is too long in %s and keeps its beginning', async (language, label, sentence, ok) => {
  const onSend = vi.fn()
  const screen = await render(
    <UiTextsContext value={uiTexts[language]}>
      <Form onSend={onSend} />
    </UiTextsContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: label }))
  const day = (number: number) => screen.getByRole('dialog').element().querySelectorAll<HTMLElement>('.grid button')[number - 1]!
  await userEvent.click(day(3))
  await userEvent.click(day(10))
  await expect.element(screen.getByRole('alert').getByText(sentence)).toBeVisible()
  await userEvent.click(day(9))
  await userEvent.click(screen.getByRole('button', { name: ok, exact: false }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const month = monthOf(today())
  expect(onSend.mock.lastCall?.[1]).toContainEqual({ from: `${month}-03`, to: `${month}-09` })
})

it.each([
  ['13800138000', true],
  ['+86 138-0013-8000', true],
  ['+44 20 7946 0958', true],
  ['12345', false],
  ['2380013800', false],
  ['1380013800a', false],
  ['', false],
])('takes %s for a phone number: %s', (phone, isFine) => {
  expect(checkPhone(phone, uiTexts.en.form) === undefined).toBe(isFine)
})

it('counts days across months, years and leap days', () => {
  expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toBe(3)
  expect(daysOf({ from: '2026-12-31', to: '2027-01-01' })).toBe(2)
  expect(moveMonth('2026-12', 1)).toBe('2027-01')
  expect(moveMonth('2026-01', -1)).toBe('2025-12')
  expect(daysInMonth('2028-02').days).toHaveLength(29)
  expect(daysInMonth('2026-11').free).toBe(6)
})
