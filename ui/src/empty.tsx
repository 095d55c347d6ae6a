import type { ComponentType } from 'react'
import { Button } from './button.tsx'
import { QuietDrawing } from './drawings.tsx'

interface EmptyProps {
  Drawing?: ComponentType
  title?: string
  sentence: string
  /** The way on, where there is one. */
  action?: { label: string; onClick(): void } | undefined
  /** An error is announced, an empty list is only found. */
  role?: 'alert'
}

/** The one way to say that there is nothing to see here. */
export const Empty = ({ Drawing = QuietDrawing, title, sentence, action, role }: EmptyProps) => (
  <div role={role} className="flex animate-fade-in flex-col items-center px-8 py-12 text-center">
    <Drawing />
    {title && <h2 className="pt-4 text-l font-bold">{title}</h2>}
    <p className={`text-m text-balance text-ink-2 ${title ? 'pt-1' : 'pt-4'}`}>{sentence}</p>
    {action && (
      <div className="pt-5">
        <Button look="line" onClick={action.onClick}>
          {action.label}
        </Button>
      </div>
    )}
  </div>
)
