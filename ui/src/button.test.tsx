import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

it('hears taps, is big enough for a thumb, and sends no form unless told', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Go</Button>)
  const button = screen.getByRole('button', { name: 'Go' })
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(button).toHaveAttribute('type', 'button')
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('hears nothing while it is busy', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <Button isBusy onClick={onClick}>
      Go
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Go' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClick).not.toHaveBeenCalled()
})
