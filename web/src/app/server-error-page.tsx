import { Button } from '@nocturne/ui/button.tsx'
import { useTexts } from '../lib/language.ts'
import { BrokenBridge } from './error-drawings.tsx'
import { ErrorPage, HomeButton } from './error-page.tsx'
import { texts } from './texts.ts'

/** Every other fatal error. */
const ServerErrorPage = ({ onRetry }: { onRetry(): void }) => {
  const { serverError, retry } = useTexts(texts)
  return (
    <ErrorPage drawing={<BrokenBridge />} title={serverError.title} hint={serverError.hint}>
      <Button onClick={onRetry}>{retry}</Button>
      <HomeButton look="line" />
    </ErrorPage>
  )
}

export default ServerErrorPage
