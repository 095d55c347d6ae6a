import { useRef, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { Sheet } from './sheet.tsx'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const touch = (target: Element, type: string, clientX: number, clientY: number) => {
  const finger = new Touch({ identifier: 1, target, clientX, clientY })
  const isUp = type === 'touchend'
  return target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches: isUp ? [] : [finger], changedTouches: [finger] }))
}

/** Slowly, so that only the way counts; or in one go. */
const drag = async (target: Element, byX: number, byY: number, stepMs = 0) => {
  touch(target, 'touchstart', 100, 100)
  for (let step = 1; step <= 10; step += 1) {
    touch(target, 'touchmove', 100 + (byX * step) / 10, 100 + (byY * step) / 10)
    if (stepMs > 0) await later(stepMs)
  }
  return () => touch(target, 'touchend', 100 + byX, 100 + byY)
}

const openSheet = async (onClose: () => void) => {
  const screen = await render(
    <Sheet title="Terms" onClose={onClose}>
      {Array.from({ length: 80 }, (_, line) => `Line ${line}`).join('\n')}
    </Sheet>,
  )
  return { screen, title: screen.getByRole('heading').element(), body: screen.getByText(/Line 40/).element() }
}

it('a sheet goes with a quick swipe down, and with a long slow one', async () => {
  for (const [px, stepMs] of [
    [60, 0],
    [400, 60],
  ] as const) {
    const onClose = vi.fn()
    const { screen, title } = await openSheet(onClose)
    const release = await drag(title, 0, px, stepMs)
    release()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    await screen.unmount()
  }
})

it('a sheet follows the finger and stays after a short slow drag', async () => {
  const onClose = vi.fn()
  const { title } = await openSheet(onClose)
  const release = await drag(title, 0, 100, 60)
  expect(getComputedStyle(title.closest('dialog > div')!).translate).toBe('0px 100px')
  release()
  expect(getComputedStyle(title.closest('dialog > div')!).translate).toBe('none')
  await later(300)
  expect(onClose).not.toHaveBeenCalled()
})

it('a sheet whose text is scrolled down is scrolled first; sideways means nothing', async () => {
  const onClose = vi.fn()
  const { title, body } = await openSheet(onClose)
  body.scrollTop = 200
  const up = await drag(body, 0, 300)
  up()
  const aside = await drag(title, 300, 60)
  aside()
  await later(300)
  expect(onClose).not.toHaveBeenCalled()
})

const Scrolled = ({ onRefresh, children }: { onRefresh(): Promise<unknown>; children: ReactNode }) => {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} data-testid="scroller" className="h-80 overflow-y-auto">
      <PullToRefresh scroller={scroller} onRefresh={onRefresh}>
        {children}
      </PullToRefresh>
    </div>
  )
}

const openList = async (onRefresh: () => Promise<unknown>) => {
  const screen = await render(
    <Scrolled onRefresh={onRefresh}>
      <p className="h-500">Rows</p>
    </Scrolled>,
  )
  return { screen, scroller: screen.getByTestId('scroller').element() }
}

it('a pull far enough refreshes once, says so, and rests when the answer is there', async () => {
  let finish = () => {}
  const onRefresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { screen, scroller } = await openList(onRefresh)
  const release = await drag(scroller, 0, 60)
  await expect.element(screen.getByRole('status')).toHaveTextContent('下拉刷新')
  touch(scroller, 'touchmove', 100, 300)
  await expect.element(screen.getByRole('status')).toHaveTextContent('松手刷新')
  touch(scroller, 'touchend', 100, 300)
  await expect.element(screen.getByRole('status')).toHaveTextContent('正在刷新')
  release()
  const again = await drag(scroller, 0, 200)
  again()
  expect(onRefresh).toHaveBeenCalledOnce()
  finish()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

it('a short pull, a pull away from the top, and a failure all come to rest', async () => {
  const onRefresh = vi.fn(() => Promise.reject(new Error('offline')))
  const { screen, scroller } = await openList(onRefresh)
  const short = await drag(scroller, 0, 60)
  short()
  scroller.scrollTop = 50
  const low = await drag(scroller, 0, 300)
  low()
  expect(onRefresh).not.toHaveBeenCalled()
  scroller.scrollTop = 0
  const far = await drag(scroller, 0, 300)
  far()
  expect(onRefresh).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

it('a keyboard finds the refresh as a button', async () => {
  const onRefresh = vi.fn(() => Promise.resolve())
  const { screen } = await openList(onRefresh)
  await userEvent.tab()
  const button = screen.getByRole('button', { name: '刷新' })
  await expect.element(button).toHaveFocus()
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.keyboard('{Enter}')
  expect(onRefresh).toHaveBeenCalledOnce()
})
