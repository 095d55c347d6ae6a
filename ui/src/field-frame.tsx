import type { ReactNode } from 'react'

interface FieldFrameProps {
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong and what to do; takes the hint's place. */
  error?: string | undefined
  children: ReactNode
}

/** For the control inside: its id, and where its note is. */
export const describe = (id: string, hint: string | undefined, error: string | undefined) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby': (error ?? hint) ? `${id}-note` : undefined,
})

/** Label above, edge around, note below: the same for everything that is filled in. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldFrameProps) => {
  const note = error ?? hint
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-medium text-ink-2">
        {label}
      </label>
      <div
        className={`flex items-center rounded-m border bg-bg transition-colors has-disabled:bg-sunken focus-within:outline-2 focus-within:outline-tint ${error ? 'border-bad' : 'border-edge focus-within:border-iris'}`}
      >
        {children}
      </div>
      {note && (
        <p id={`${id}-note`} role={error ? 'alert' : undefined} className={`text-s ${error ? 'text-bad' : 'text-ink-3'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
