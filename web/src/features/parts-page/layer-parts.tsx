import { useState } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { ChoiceRow, RowGroup } from '@nocturne/ui/row.tsx'
import { Sheet, useCloseSheet } from '@nocturne/ui/sheet.tsx'
import { alertDialog, confirmDialog } from '../../lib/dialogs.ts'
import { showToast } from '../../lib/toast.ts'
import { Section } from './section.tsx'

const CHECK_MS = 600
const wait = () => new Promise((resolve) => setTimeout(resolve, CHECK_MS))

const Choices = () => {
  const close = useCloseSheet()
  return (
    <div className="-mx-4">
      <RowGroup>
        {['Follow the system', 'Light', 'Dark'].map((name, place) => (
          <ChoiceRow key={name} label={name} isChosen={place === 0} onChoose={close} />
        ))}
      </RowGroup>
    </div>
  )
}

const LONG_TEXT = Array.from({ length: 30 }, (_, number) => `${number + 1}. A line that has to be scrolled to.`).join('\n')

type Open = 'choices' | 'long' | 'checked' | null

/** Refuses the first time, takes its time the second. */
const makeCheck = () => {
  let tries = 0
  return async () => {
    await wait()
    tries += 1
    if (tries === 1) showToast('Not yet: once more')
    return tries > 1
  }
}

const confirmSlowly = () => confirmDialog({ text: 'The answer takes a moment.', ok: 'Delete', cancel: 'Keep', beforeClose: () => wait().then(() => true) })

export const LayerParts = () => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const ask = (asked: Promise<boolean>) => void asked.then((isYes) => showToast(isYes ? 'Yes' : 'No'))
  return (
    <Section title="Sheets, dialogs, messages">
      <div className="flex flex-wrap gap-3">
        <Button look="line" onClick={() => setOpen('choices')}>
          Sheet
        </Button>
        <Button look="line" onClick={() => setOpen('long')}>
          Long sheet
        </Button>
        <Button look="line" onClick={() => setOpen('checked')}>
          Sheet with a check
        </Button>
        <Button look="line" onClick={() => ask(alertDialog({ text: '登录已失效，请重新登录' }))}>
          Alert
        </Button>
        <Button look="line" onClick={() => ask(confirmDialog({ text: 'Do you want to leave this page?' }))}>
          Confirm
        </Button>
        <Button look="line" onClick={() => ask(confirmSlowly())}>
          Slow confirm
        </Button>
        <Button look="line" onClick={() => showToast('已复制')}>
          Toast
        </Button>
      </div>
      {open === 'choices' && (
        <Sheet title="Theme" onClose={close}>
          <Choices />
        </Sheet>
      )}
      {open === 'long' && (
        <Sheet title="Terms" onClose={close}>
          {LONG_TEXT}
        </Sheet>
      )}
      {open === 'checked' && (
        <Sheet title="Unsaved" beforeClose={makeCheck()} onClose={close}>
          Closing is refused once.
          <div className="pt-4">
            <Button isWide onClick={() => showToast('Above the sheet')}>
              Toast
            </Button>
          </div>
        </Sheet>
      )}
    </Section>
  )
}
