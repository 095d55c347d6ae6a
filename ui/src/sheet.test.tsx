import { Activity, StrictMode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BackGuardContext, type GuardBack } from './back-guard.ts'
import { Sheet, useCloseSheet } from './sheet.tsx'
import { Toast } from './toast.tsx'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const CloseFromInside = () => {
  const close = useCloseSheet()
  return (
    <button type="button" onClick={close}>
      Inside
    </button>
  )
}

const Page = ({ beforeClose, onClose }: { beforeClose?: () => boolean | Promise<boolean>; onClose?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Sheet title="Theme" {...(beforeClose && { beforeClose })} onClose={close}>
          <CloseFromInside />
        </Sheet>
      )}
    </>
  )
}

const openSheet = async (page: React.ReactElement) => {
  const screen = await render(<StrictMode>{page}</StrictMode>)
  const dialog = screen.getByRole('dialog', { name: 'Theme' })
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

it.each([
  ['its button', ({ screen }) => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['what stands in it', ({ screen }) => userEvent.click(screen.getByRole('button', { name: 'Inside' }))],
  ['a tap beside it', ({ dialog }) => userEvent.click(dialog, { position: { x: 20, y: 20 } })],
] satisfies [string, (opened: Awaited<ReturnType<typeof openSheet>>) => Promise<void>][])('is closed by %s, once, and gives the focus back', async (_, close) => {
  const onClose = vi.fn()
  const opened = await openSheet(<Page onClose={onClose} />)
  await close(opened)
  await expect.element(opened.dialog).not.toBeInTheDocument()
  await later(50)
  expect(onClose).toHaveBeenCalledOnce()
  await expect.element(opened.screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('keeps Escape even when the focus was lost', async () => {
  const { dialog } = await openSheet(<Page />)
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('stays while its check refuses or fails, and waits for it', async () => {
  const answers = [() => Promise.resolve(false), () => Promise.reject(new Error('not saved')), () => later(150).then(() => true)]
  const { screen, dialog } = await openSheet(<Page beforeClose={() => answers.shift()?.() ?? true} />)
  const close = screen.getByRole('button', { name: '关闭' })
  for (const left of [2, 1]) {
    await userEvent.click(close)
    await later(300)
    expect(answers).toHaveLength(left)
    await expect.element(dialog).toBeVisible()
  }
  await userEvent.click(close)
  await expect.element(dialog).toHaveAttribute('aria-busy', 'true')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('takes Back for itself while it is open, the newest first', async () => {
  const guards: (() => void)[] = []
  const guard: GuardBack = (onBack) => {
    guards.push(onBack)
    return () => guards.splice(guards.indexOf(onBack), 1)
  }
  const { dialog } = await openSheet(
    <BackGuardContext value={guard}>
      <Page />
    </BackGuardContext>,
  )
  expect(guards).toHaveLength(1)
  guards.at(-1)?.()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(guards).toHaveLength(0)
})

const Kept = ({ isShown }: { isShown: boolean }) => (
  <StrictMode>
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Page />
    </Activity>
    <button type="button">Elsewhere</button>
  </StrictMode>
)

it('is closed when its page was hidden and comes back', async () => {
  const screen = await render(<Kept isShown />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await screen.rerender(<Kept isShown={false} />)
  expect(document.querySelector('dialog:modal')).toBeNull()
  await later(50)
  await screen.rerender(<Kept isShown />)
  await later(50)
  expect(document.querySelector('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

it('lies below a message that comes later', async () => {
  const screen = await render(
    <>
      <Sheet title="Theme" onClose={() => {}}>
        Words
      </Sheet>
      <Toast text="Saved" onClose={() => {}} />
    </>,
  )
  const { left, top } = screen.getByText('Saved').element().getBoundingClientRect()
  expect(document.querySelector('[popover]:popover-open')?.textContent).toBe('Saved')
  expect(top).toBeGreaterThan(0)
  expect(left).toBeGreaterThan(0)
})
