import { Button } from './button.tsx'

interface ErrorStateProps {
  sentence: string
  retryLabel: string
  onRetry(): void
}

/** What happened, and the way on. */
export const ErrorState = ({ sentence, retryLabel, onRetry }: ErrorStateProps) => (
  <div role="alert" className="flex flex-col items-center gap-5 px-6 py-10 text-center">
    <p className="text-m text-ink-2">{sentence}</p>
    <Button look="line" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
)
