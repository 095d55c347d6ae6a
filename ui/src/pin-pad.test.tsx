import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PinPad } from './pin-pad.tsx'

it('answers with the last digit, by thumb and by keyboard, and starts anew after a wrong one', async () => {
  const onDone = vi.fn((pin: string) => pin === '4711')
  const screen = await render(<PinPad label="PIN" onDone={onDone} />)
  for (const digit of ['1', '2', '3', '4']) await userEvent.click(screen.getByRole('button', { name: digit, exact: true }))
  expect(onDone).toHaveBeenLastCalledWith('1234')
  await expect.element(screen.getByRole('status')).toHaveTextContent('0 / 4')
  await userEvent.keyboard('479{Backspace}11')
  expect(onDone).toHaveBeenLastCalledWith('4711')
  expect(onDone).toHaveBeenCalledTimes(2)
})

it('has keys for thumbs and hears nothing while it is off', async () => {
  const onDone = vi.fn(() => true)
  const screen = await render(<PinPad label="PIN" length={1} disabled onDone={onDone} />)
  expect(screen.getByRole('button', { name: '5', exact: true }).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  await userEvent.keyboard('5')
  expect(onDone).not.toHaveBeenCalled()
})
