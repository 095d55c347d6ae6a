import { useId, type ComponentProps } from 'react'
import { describe, FieldFrame } from './field-frame.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Several lines; it grows with what is written. */
export const TextArea = ({ label, hint, error, ...area }: TextAreaProps) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={3}
        {...area}
        {...describe(id, hint, error)}
        className="field-sizing-content max-h-60 min-h-touch w-full min-w-0 resize-none rounded-m bg-transparent px-3.5 py-2.5 text-l text-ink outline-none placeholder:text-ink-3 disabled:text-ink-3"
      />
    </FieldFrame>
  )
}
