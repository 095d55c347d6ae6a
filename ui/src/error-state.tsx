import { CloudDrawing } from './drawings.tsx'
import { Empty } from './empty.tsx'
import { useUiTexts } from './texts.ts'

interface ErrorStateProps {
  sentence: string
  retryLabel?: string
  onRetry(): void
}

/** What happened, and the way on. */
export const ErrorState = ({ sentence, retryLabel, onRetry }: ErrorStateProps) => {
  const t = useUiTexts()
  return <Empty role="alert" Drawing={CloudDrawing} sentence={sentence} action={{ label: retryLabel ?? t.retry, onClick: onRetry }} />
}
