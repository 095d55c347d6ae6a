import { Dialog } from '@nocturne/ui/dialog.tsx'
import { Toast } from '@nocturne/ui/toast.tsx'
import { useEffect } from 'react'
import { confirmDialog, useDialog } from '../lib/dialogs.ts'
import { language } from '../lib/language.ts'
import { applyUpdate, useUpdateReady } from '../lib/pwa/update.ts'
import { toast } from '../lib/toast.ts'
import { useValue } from '../lib/value.ts'
import { texts } from './texts.ts'

const closeToast = () => toast.set(null)

const offerUpdate = async () => {
  const { text, accept, later } = texts[language.get()].update
  if (await confirmDialog({ text, ok: accept, cancel: later })) await applyUpdate()
}

/** What lies over every page: the question of the moment, the message of the moment, the offer of a new version. */
export const Overlays = () => {
  const dialog = useDialog()
  const message = useValue(toast)
  const isUpdateReady = useUpdateReady()
  useEffect(() => {
    if (isUpdateReady) void offerUpdate()
  }, [isUpdateReady])
  return (
    <>
      {dialog && (
        <Dialog
          key={`dialog ${dialog.id}`}
          kind={dialog.kind}
          title={dialog.title}
          message={dialog.text}
          confirmLabel={dialog.ok}
          cancelLabel={dialog.cancel}
          beforeClose={dialog.beforeClose}
          onClose={dialog.onClose}
        />
      )}
      {message && <Toast key={`toast ${message.id}`} text={message.text} onClose={closeToast} />}
    </>
  )
}
