import { Button } from '@nocturne/ui/button.tsx'
import { ErrorState } from '@nocturne/ui/error-state.tsx'
import { Skeleton } from '@nocturne/ui/skeleton.tsx'
import { api } from '../../lib/api.ts'
import { failureSentence } from '../../lib/failure.ts'
import { useTexts } from '../../lib/language.ts'
import { session } from '../../lib/session.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useOnce } from '../../lib/use-once.ts'
import { AmountCards, Card, InviteCard, ProfileHead, VipCard, type UserRecord } from './record-cards.tsx'
import { Sessions } from './sessions.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import { texts } from './texts.ts'

const loadRecord = () => api.users.personal({})

const Record = ({ user }: { user: UserRecord }) => {
  const t = useTexts(texts).record
  const [signOut, isBusy] = useOnce(async () => {
    // Whoever signs out is out on this device, also when the server cannot be told.
    await api.users.logout({}).catch(() => undefined)
    session.set('')
  })
  return (
    <>
      <ProfileHead user={user} />
      <VipCard user={user} />
      <AmountCards user={user} />
      <InviteCard user={user} />
      <Card title={t.sessions}>
        <Sessions />
      </Card>
      <Button look="line" isWide isBusy={isBusy} onClick={signOut}>
        {t.signOut}
      </Button>
    </>
  )
}

export const RecordScreen = () => {
  const t = useTexts(texts)
  const { data, error, reload } = useAnswer(loadRecord)
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col gap-4 bg-sunken px-4 pt-[max(calc(8rem/37.5),env(safe-area-inset-top))] pb-10" aria-busy={!data && !error}>
      <header className="flex justify-end">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      {data && <Record user={data} />}
      {!data && error !== undefined && <ErrorState sentence={failureSentence(error)} retryLabel={t.retry} onRetry={reload} />}
      {!data && error === undefined && <Skeleton heights={['h-16', 'h-20', 'h-20', 'h-32', 'h-40']} />}
    </main>
  )
}
