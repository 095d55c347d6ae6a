import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { failureSentence } from '../../lib/failure.ts'
import { EditSheet } from './edit-sheet.tsx'

const CLOSE_MS = 400

const Example = ({ check = () => undefined, save, onClose }: { check?: () => string | undefined; save(): Promise<void | false>; onClose(): void }) => {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose()
  }
  if (!isOpen) return <p>closed</p>
  return (
    <EditSheet title="Name" saveLabel="Save" check={check} save={save} onClose={close}>
      {(error) => <p role="alert">{error}</p>}
    </EditSheet>
  )
}

it('saves once for two taps and closes', async () => {
  const onClose = vi.fn()
  let finish: () => void = () => {}
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const screen = await render(<Example save={save} onClose={onClose} />)
  const button = screen.getByRole('button', { name: 'Save' }).element() as HTMLButtonElement
  button.click()
  button.click()
  expect(save).toHaveBeenCalledOnce()
  finish()
  await expect.element(screen.getByText('closed')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
})

it('says what is wrong before anything is sent', async () => {
  const save = vi.fn(() => Promise.resolve())
  const screen = await render(<Example check={() => 'too short'} save={save} onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('too short')
  expect(save).not.toHaveBeenCalled()
})

it('stays open with a sentence when it could not be saved, and when the save says so', async () => {
  const onClose = vi.fn()
  const save = vi.fn<() => Promise<void | false>>(() => Promise.reject(new TypeError('offline')))
  const screen = await render(<Example save={save} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent(failureSentence(new TypeError()))
  save.mockResolvedValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await new Promise((resolve) => setTimeout(resolve, CLOSE_MS))
  expect(onClose).not.toHaveBeenCalled()
})
