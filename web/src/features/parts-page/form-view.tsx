import { useState, type SubmitEvent } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { AreaField, type Area } from '@nocturne/ui/form/area-field.tsx'
import { checkAddress, checkArea, checkName, checkPhone, checkRange } from '@nocturne/ui/form/checks.ts'
import type { DateRange } from '@nocturne/ui/form/days.ts'
import { AddressField, NameField, PhoneField } from '@nocturne/ui/form/fields.tsx'
import { RangeField } from '@nocturne/ui/form/range-field.tsx'
import { useField } from '@nocturne/ui/form/use-field.ts'
import { SwitchRow, RowGroup } from '@nocturne/ui/row.tsx'
import { TextArea } from '@nocturne/ui/text-area.tsx'
import { showToast } from '../../lib/toast.ts'
import { Page } from '../../parts/page.tsx'

const MAX_DAYS = 7

const AREAS: readonly Area[] = [
  {
    code: '33',
    name: '浙江省',
    parts: [
      { code: '3301', name: '杭州市', parts: [{ code: '330106', name: '西湖区' }, { code: '330108', name: '滨江区' }] },
      { code: '3302', name: '宁波市', parts: [{ code: '330203', name: '海曙区' }] },
    ],
  },
  { code: '31', name: '上海市', parts: [{ code: '310101', name: '黄浦区' }] },
]

const checkDates = checkRange(MAX_DAYS)

/** The form kit as a whole; the remark is left to the browser, to see that a kept page keeps it too. */
export const FormView = () => {
  const name = useField('', checkName)
  const phone = useField('', checkPhone)
  const area = useField<readonly Area[]>([], checkArea)
  const address = useField('', checkAddress)
  const dates = useField<DateRange | null>(null, checkDates)
  const [isGift, setGift] = useState(false)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const areValid = [name, phone, area, address, dates].map((field) => field.isValid())
    if (areValid.every(Boolean)) showToast('Sent')
  }
  return (
    <Page title="A form">
      <form noValidate onSubmit={send} className="flex flex-col gap-4 p-4">
        <NameField field={name} />
        <PhoneField field={phone} />
        <AreaField field={area} areas={AREAS} />
        <AddressField field={address} />
        <RangeField field={dates} maxDays={MAX_DAYS} />
        <TextArea label="Remark" name="remark" defaultValue="" />
        <RowGroup>
          <SwitchRow label="A gift" isOn={isGift} onChange={setGift} />
        </RowGroup>
        <Button type="submit" isWide>
          Send
        </Button>
      </form>
    </Page>
  )
}
