import { createValue, useValue } from './value.ts'

type DialogAnswer = 'confirm' | 'cancel'

/** What is not said has the dialog's default words: 提示, 确定, 取消. */
interface DialogWords {
  title?: string
  text: string
  ok?: string
  cancel?: string
  /** May delay the closing, or refuse it with false. */
  beforeClose?: (answer: DialogAnswer) => boolean | Promise<boolean>
}

export interface OpenDialog extends DialogWords {
  id: number
  kind: 'alert' | 'confirm'
  onClose(answer: DialogAnswer): void
}

const waiting = createValue<readonly OpenDialog[]>([])
let asked = 0

const ask = (kind: OpenDialog['kind'], words: DialogWords) =>
  new Promise<boolean>((resolve) => {
    asked += 1
    const id = asked
    const onClose = (answer: DialogAnswer) => {
      waiting.set(waiting.get().filter((dialog) => dialog.id !== id))
      resolve(answer === 'confirm')
    }
    waiting.set([...waiting.get(), { ...words, id, kind, onClose }])
  })

/** True when confirmed. */
export const confirmDialog = (words: DialogWords) => ask('confirm', words)

/** One button. True when it was pressed, false when Back closed it. */
export const alertDialog = (words: Omit<DialogWords, 'cancel'>) => ask('alert', words)

/** The dialog to show now; others wait behind it. */
export const useDialog = () => useValue(waiting)[0] ?? null
