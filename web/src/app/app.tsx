import { useEffect } from 'react'
import { ErrorState } from '@nocturne/ui/error-state.tsx'
import { Toast } from '@nocturne/ui/toast.tsx'
import { AgeGateScreen } from '../features/account/age-gate-screen.tsx'
import { EntryScreen } from '../features/account/entry-screen.tsx'
import { RecordScreen } from '../features/account/record-screen.tsx'
import { RecoveryCodeScreen } from '../features/account/recovery-code-screen.tsx'
import { unsavedCode } from '../features/account/recovery-code.ts'
import { Splash } from '../features/account/splash.tsx'
import { texts } from '../features/account/texts.ts'
import { ageGate } from '../lib/age-gate.ts'
import { api } from '../lib/api.ts'
import { failureSentence } from '../lib/failure.ts'
import { language, useTexts } from '../lib/language.ts'
import { setPageHead } from '../lib/page-head.ts'
import { session } from '../lib/session.ts'
import { toast } from '../lib/toast.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { useValue } from '../lib/value.ts'

const loadConfig = () => api.home.getConfig({})

type Config = Awaited<ReturnType<typeof loadConfig>>

const Screen = ({ config }: { config: Config }) => {
  const age = useValue(ageGate) ?? config.age.state
  const token = useValue(session)
  const code = useValue(unsavedCode)
  if (age !== 'passed') return <AgeGateScreen state={age} houseTexts={config.texts} />
  if (token === '') return <EntryScreen houseTexts={config.texts} />
  if (code !== '') return <RecoveryCodeScreen code={code} onSaved={() => unsavedCode.set('')} />
  return <RecordScreen key={token} />
}

const Connecting = ({ error, onRetry }: { error: unknown; onRetry(): void }) => {
  const t = useTexts(texts)
  return (
    <Splash>
      {error === undefined ? (
        <p role="status" className="animate-appear text-m text-ink-2">
          {t.gate.waiting}
        </p>
      ) : (
        <ErrorState sentence={failureSentence(error)} retryLabel={t.retry} onRetry={onRetry} />
      )}
    </Splash>
  )
}

const closeToast = () => toast.set(null)

export const App = () => {
  const message = useValue(toast)
  const { data, error, reload } = useAnswer(loadConfig, useValue(language))
  useEffect(() => {
    if (data) setPageHead(data.seo_title, data.seo_description, data.seo_keywords)
  }, [data])
  return (
    <>
      {data ? <Screen config={data} /> : <Connecting error={error} onRetry={reload} />}
      {message && <Toast key={message.id} text={message.text} onClose={closeToast} />}
    </>
  )
}
