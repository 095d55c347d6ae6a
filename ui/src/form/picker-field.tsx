import type { LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { describe, FieldFrame } from '../field-frame.tsx'
import { Sheet } from '../sheet.tsx'
import { useUiTexts } from '../texts.ts'

interface PickerFieldProps {
  label: string
  /** What is chosen, in words; empty asks to choose. */
  value: string
  error?: string | undefined
  Icon: LucideIcon
  onLeave(): void
  /** What the sheet offers. */
  children: ReactNode
}

/** Looks like a field, opens a sheet to choose from; closing the sheet is leaving the field. */
export const PickerField = ({ label, value, error, Icon, onLeave, children }: PickerFieldProps) => {
  const t = useUiTexts().form
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onLeave()
  }
  return (
    <>
      <FieldFrame id={id} label={label} error={error}>
        <button
          {...describe(id, undefined, error)}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex min-h-touch w-full min-w-0 items-center gap-2 rounded-m px-3.5 text-left text-l outline-none"
        >
          <span className={`min-w-0 flex-1 truncate tabular-nums ${value === '' ? 'text-ink-3' : ''}`}>{value || t.choose}</span>
          <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
        </button>
      </FieldFrame>
      {isOpen && (
        <Sheet title={label} onClose={close}>
          {children}
        </Sheet>
      )}
    </>
  )
}
