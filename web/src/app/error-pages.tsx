import { Button } from '@nocturne/ui/button.tsx'
import { useTexts } from '../lib/language.ts'
import { navigation } from '../lib/navigation.ts'
import { BrokenBridge, LostMoon } from './error-drawings.tsx'
import { texts } from './texts.ts'

const ErrorPage = ({ drawing, title, hint, children }: { drawing: React.ReactNode; title: string; hint: string; children: React.ReactNode }) => (
  <main className="flex min-h-full flex-col items-center justify-center gap-3 px-8 py-16 text-center">
    {drawing}
    <h1 className="mt-4 text-xl font-semibold break-words text-ink">{title}</h1>
    <p className="text-m text-ink-2">{hint}</p>
    <div className="mt-5 flex w-full max-w-64 flex-col gap-3">{children}</div>
  </main>
)

const goHome = () => navigation.replace('/home')

/** Status 404: `Page Not Found: {path}`. */
export const NotFoundPage = ({ path }: { path: string }) => {
  const t = useTexts(texts)
  return (
    <ErrorPage drawing={<LostMoon />} title={`${t.notFound.title}: ${path}`} hint={t.notFound.hint}>
      <Button onClick={goHome}>{t.goHome}</Button>
    </ErrorPage>
  )
}

/** Every other fatal error. */
export const ServerErrorPage = ({ onRetry }: { onRetry(): void }) => {
  const t = useTexts(texts)
  return (
    <ErrorPage drawing={<BrokenBridge />} title={t.serverError.title} hint={t.serverError.hint}>
      <Button onClick={onRetry}>{t.retry}</Button>
      <Button look="line" onClick={goHome}>
        {t.goHome}
      </Button>
    </ErrorPage>
  )
}
