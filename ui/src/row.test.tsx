import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceRow, Row, RowGroup, SwitchRow } from './row.tsx'
import { Segmented } from './segmented.tsx'
import { Tabs } from './tabs.tsx'

it('leads somewhere only when it says so, and not while it is busy', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <RowGroup title="About">
      <Row label="Version" value="4.9.1" />
      <Row label="Licences" onClick={onClick} />
      <Row label="Clearing" isBusy onClick={onClick} />
    </RowGroup>,
  )
  expect(screen.container.querySelectorAll('button')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Licences' }))
  await expect.element(screen.getByRole('button', { name: 'Clearing' })).toBeDisabled()
  expect(onClick).toHaveBeenCalledOnce()
})

it('is a switch as a whole, also by keyboard', async () => {
  const onChange = vi.fn()
  const screen = await render(<SwitchRow label="Lock" note="Asks for the PIN" isOn={false} onChange={onChange} />)
  await expect.element(screen.getByRole('switch', { name: 'Lock', exact: false })).toHaveAttribute('aria-checked', 'false')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(true)
})

it('marks what is chosen', async () => {
  const screen = await render(<ChoiceRow label="中文" isChosen onChoose={() => {}} />)
  await expect.element(screen.getByRole('button', { name: '中文' })).toHaveAttribute('aria-pressed', 'true')
})

const Sizes = () => {
  const [size, setSize] = useState<'small' | 'normal' | 'large'>('normal')
  return <Segmented label="Text size" names={{ small: 'Small', normal: 'Normal', large: 'Large' }} chosen={size} onChoose={setSize} />
}

it('is walked through with the arrow keys', async () => {
  const screen = await render(<Sizes />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Large' })).toBeChecked()
  await userEvent.click(screen.getByText('Small'))
  await expect.element(screen.getByRole('radio', { name: 'Small' })).toBeChecked()
})

it('a strip of tabs slides to the chosen one and leaves the page where it is', async () => {
  const names = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [`t${place}`, `Section ${place}`]))
  const screen = await render(<Tabs label="Sections" names={names} chosen="t15" onChoose={() => {}} />)
  const strip = screen.getByRole('group', { name: 'Sections' }).element()
  await expect.poll(() => {
    const { left, width } = screen.getByRole('button', { name: 'Section 15', exact: true }).element().getBoundingClientRect()
    return Math.abs(left + width / 2 - strip.clientWidth / 2)
  }).toBeLessThan(40)
  expect(scrollX).toBe(0)
})
