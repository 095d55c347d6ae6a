import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { uiTexts, UiTextsContext } from './texts.ts'

it.each([
  ['zh-CN', '提示', '确定', '取消'],
  ['en', 'Tip', 'OK', 'Cancel'],
] as const)('has the specification’s words in %s', async (language, title, ok, cancel) => {
  const screen = await render(
    <UiTextsContext value={uiTexts[language]}>
      <Dialog message="Leave?" onClose={() => {}} />
    </UiTextsContext>,
  )
  await expect.element(screen.getByRole('alertdialog', { name: title })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: ok })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: cancel })).toBeVisible()
})

it.each([
  ['确定', 'confirm'],
  ['取消', 'cancel'],
] as const)('says which button it was: %s', async (name, answer) => {
  const onClose = vi.fn()
  const screen = await render(<Dialog message="Leave?" onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name }))
  await expect.poll(() => onClose.mock.calls).toEqual([[answer]])
})

it('takes Escape for a no, and a tap beside it for nothing', async () => {
  const onClose = vi.fn()
  const screen = await render(<Dialog kind="alert" message="Sign in again" onClose={onClose} />)
  expect(screen.container.querySelectorAll('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('alertdialog'), { position: { x: 5, y: 5 } })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls).toEqual([['cancel']])
})

it('asks its check with the answer, shows that it waits, and stays after a no', async () => {
  const asked: [string, (isFine: boolean) => void][] = []
  const onClose = vi.fn()
  const screen = await render(<Dialog message="Delete?" beforeClose={(answer) => new Promise((resolve) => asked.push([answer, resolve]))} onClose={onClose} />)
  const ok = screen.getByRole('button', { name: '确定' })
  await userEvent.click(ok)
  await expect.element(ok).toHaveAttribute('aria-busy', 'true')
  asked[0]?.[1](false)
  await expect.element(ok).toHaveAttribute('aria-busy', 'false')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(ok)
  asked[1]?.[1](true)
  await expect.poll(() => onClose.mock.calls).toEqual([['confirm']])
  expect(asked.map(([answer]) => answer)).toEqual(['confirm', 'confirm'])
})
