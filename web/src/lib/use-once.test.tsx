import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useOnce } from './use-once.ts'

const Tapped = ({ work, onFailure }: { work: () => Promise<void>; onFailure?: (error: unknown) => void }) => {
  const [run, isBusy] = useOnce(work, onFailure)
  return (
    <button type="button" aria-busy={isBusy} onClick={run}>
      Go
    </button>
  )
}

it('hears one of two taps in the same moment, and the next one when it is done', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const screen = await render(<Tapped work={work} />)
  const button = screen.getByRole('button')
  const tap = () => (button.element() as HTMLElement).click()
  tap()
  tap()
  expect(work).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  finish()
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  tap()
  expect(work).toHaveBeenCalledTimes(2)
})

it('tells a failure and is ready again', async () => {
  const onFailure = vi.fn()
  const screen = await render(<Tapped work={async () => Promise.reject(new Error('no'))} onFailure={onFailure} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false')
  expect(onFailure).toHaveBeenCalledOnce()
})
