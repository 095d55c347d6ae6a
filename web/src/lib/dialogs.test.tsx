import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { alertDialog, confirmDialog, useDialog } from './dialogs.ts'

const Shown = () => {
  const dialog = useDialog()
  return dialog && (
    <div role="alertdialog">
      <p role="status">{`${dialog.kind}: ${dialog.text}`}</p>
      <button type="button" onClick={() => dialog.onClose('confirm')}>OK</button>
      <button type="button" onClick={() => dialog.onClose('cancel')}>Cancel</button>
    </div>
  )
}

it('shows one question after the other and hands out each answer', async () => {
  const screen = await render(<Shown />)
  const answers = Promise.all([confirmDialog({ text: 'first' }), alertDialog({ text: 'second', ok: 'Fine' }), confirmDialog({ text: 'third' })])
  const dialog = screen.getByRole('status')
  await expect.element(dialog).toHaveTextContent('confirm: first')
  await screen.getByText('Cancel').click()
  await expect.element(dialog).toHaveTextContent('alert: second')
  await screen.getByText('OK').click()
  await expect.element(dialog).toHaveTextContent('confirm: third')
  await screen.getByText('OK').click()
  expect(await answers).toEqual([false, true, true])
  await expect.element(dialog).not.toBeInTheDocument()
})
