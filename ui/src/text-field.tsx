import { useId, type ComponentProps, type ReactNode } from 'react'
import { describe, FieldFrame } from './field-frame.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  hint?: string | undefined
  /** What is wrong and what to do; takes the hint's place. */
  error?: string | undefined
  /** A control inside the field's right edge. */
  trailing?: ReactNode
}

export const TextField = ({ label, hint, error, trailing, ...input }: TextFieldProps) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...describe(id, hint, error)}
        className="min-h-touch w-full min-w-0 rounded-m bg-transparent px-3.5 text-l text-ink outline-none placeholder:text-ink-3 disabled:text-ink-3"
      />
      {trailing}
    </FieldFrame>
  )
}
