import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { texts } from './texts.ts'

const t = texts['zh-CN'].code

it('shows the code and goes on only when it is saved', async () => {
  const onSaved = vi.fn()
  const screen = await render(<RecoveryCodeStep code="AB2C-3DEF" onSaved={onSaved} />)
  await expect.element(screen.getByLabelText(t.label)).toHaveTextContent('AB2C-3DEF')
  const go = screen.getByRole('button', { name: t.go })
  await expect.element(go).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: t.saved }))
  await userEvent.click(go)
  expect(onSaved).toHaveBeenCalledOnce()
})
