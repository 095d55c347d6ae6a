import { useId, type ComponentProps, type ReactNode } from 'react'

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
  const note = error ?? hint
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-medium text-ink-2">
        {label}
      </label>
      <div
        className={`flex items-center rounded-m border bg-bg transition-colors focus-within:outline-2 focus-within:outline-tint ${error ? 'border-bad' : 'border-edge focus-within:border-iris'}`}
      >
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="min-h-touch w-full min-w-0 rounded-m bg-transparent px-3.5 text-l text-ink outline-none placeholder:text-ink-3"
        />
        {trailing}
      </div>
      {note && (
        <p id={`${id}-note`} role={error ? 'alert' : undefined} className={`text-s ${error ? 'text-bad' : 'text-ink-3'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
