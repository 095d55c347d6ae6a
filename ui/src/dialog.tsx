import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useUiTexts } from './texts.ts'
import { useModal } from './use-modal.ts'

type DialogAnswer = 'confirm' | 'cancel'

interface DialogProps {
  title?: string | undefined
  message: ReactNode
  /** An alert has one button and cannot be declined. */
  kind?: 'alert' | 'confirm'
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** May delay or refuse the closing, for each answer. */
  beforeClose?: ((answer: DialogAnswer) => boolean | Promise<boolean>) | undefined
  onClose(answer: DialogAnswer): void
}

/** A question over the page. Back and Escape mean cancel; a tap beside it means nothing. Render it while it is open. */
export const Dialog = ({ title, message, kind = 'confirm', confirmLabel, cancelLabel, beforeClose, onClose }: DialogProps) => {
  const t = useUiTexts().dialog
  const { ref, close, isChecking, isLeaving, handlers } = useModal<DialogAnswer>({ dismissal: 'cancel', beforeClose, onClose })
  const { onClick: _tapBeside, ...ways } = handlers
  return (
    <dialog
      ref={ref}
      {...ways}
      role="alertdialog"
      aria-label={title ?? t.title}
      data-leaving={isLeaving || undefined}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-fade-in items-center justify-center bg-scrim px-9 text-ink open:flex data-leaving:animate-fade-out"
    >
      <div className="flex max-h-[80dvh] w-full max-w-75 animate-pop-in flex-col rounded-l bg-raised px-5 pt-6 pb-5">
        <h2 className="text-center text-l font-bold">{title ?? t.title}</h2>
        <div className="overflow-y-auto overscroll-contain pt-2 pb-6 text-center text-m whitespace-pre-line text-ink-2">{message}</div>
        <div className="flex gap-3 *:flex-1">
          {kind === 'confirm' && (
            <Button look="line" disabled={isChecking} onClick={() => close('cancel')}>
              {cancelLabel ?? t.cancel}
            </Button>
          )}
          <Button isBusy={isChecking} onClick={() => close('confirm')}>
            {confirmLabel ?? t.confirm}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
