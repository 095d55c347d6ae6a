import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { describe, FieldFrame } from '../field-frame.tsx'

interface PickerFieldProps {
  label: string
  /** What is chosen, in words; empty shows the placeholder. */
  value: string
  placeholder: string
  error?: string | undefined
  Icon: LucideIcon
  onOpen(): void
}

/** Looks like a field, opens a sheet to choose from. */
export const PickerField = ({ label, value, placeholder, error, Icon, onOpen }: PickerFieldProps) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <button {...describe(id, undefined, error)} type="button" aria-haspopup="dialog" onClick={onOpen} className="flex min-h-touch w-full min-w-0 items-center gap-2 rounded-m px-3.5 text-left text-l outline-none">
        <span className={`min-w-0 flex-1 truncate tabular-nums ${value === '' ? 'text-ink-3' : ''}`}>{value || placeholder}</span>
        <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
      </button>
    </FieldFrame>
  )
}
