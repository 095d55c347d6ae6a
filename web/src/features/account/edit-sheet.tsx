import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { Sheet, useCloseSheet } from '@nocturne/ui/sheet.tsx'
import { failureSentence } from '../../lib/failure.ts'
import { language } from '../../lib/language.ts'
import { useOnce } from '../../lib/use-once.ts'
import { useValue } from '../../lib/value.ts'

interface EditFormProps {
  saveLabel: string
  /** What is wrong with what was typed; nothing when it may be sent. */
  check(): string | undefined
  /** False keeps the sheet open: nothing was saved, or something follows in it. */
  save(): Promise<void | false>
  /** Gets what is wrong, to show it under its field. */
  children(error: string | undefined): ReactNode
  /** Another way out, beside saving. */
  aside?: ReactNode
}

/** Sends once, shows a refusal under the field, and closes its sheet when everything is saved. */
export const EditForm = ({ saveLabel, check, save, children, aside }: EditFormProps) => {
  const close = useCloseSheet()
  const spoken = useValue(language)
  const [problem, setProblem] = useState<{ language: string; text: string }>()
  const tell = (text: string) => setProblem({ language: spoken, text })
  const [send, isBusy] = useOnce(
    async () => {
      if ((await save()) !== false) close()
    },
    (error) => tell(failureSentence(error)),
  )
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = check()
    if (wrong) return tell(wrong)
    setProblem(undefined)
    send()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5 pt-2 whitespace-normal">
      {children(problem?.language === spoken ? problem.text : undefined)}
      <div className="flex gap-3 *:flex-1">
        {aside}
        <Button type="submit" isBusy={isBusy}>
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}

interface EditSheetProps extends EditFormProps {
  title: string
  onClose(): void
}

export const EditSheet = ({ title, onClose, ...form }: EditSheetProps) => (
  <Sheet title={title} onClose={onClose}>
    <EditForm {...form} />
  </Sheet>
)
