import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Countdown } from './countdown.tsx'

it('ends the wait by itself, once, and counts on the way', async () => {
  const onDone = vi.fn()
  const screen = await render(<Countdown seconds={2} label="Skip" onDone={onDone} />)
  await expect.element(screen.getByRole('button', { name: 'Skip 2' })).toBeVisible()
  await expect.poll(() => onDone.mock.calls.length, { timeout: 4000 }).toBe(1)
})

it('is ended by a tap', async () => {
  const onDone = vi.fn()
  const screen = await render(<Countdown seconds={30} label="Skip" onDone={onDone} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  expect(onDone).toHaveBeenCalledOnce()
})
