import { ErrorState } from '@nocturne/ui/error-state.tsx'
import { Skeleton } from '@nocturne/ui/skeleton.tsx'
import { api } from '../../lib/api.ts'
import { failureSentence } from '../../lib/failure.ts'
import { language, useTexts } from '../../lib/language.ts'
import { showToast } from '../../lib/toast.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useOnce } from '../../lib/use-once.ts'
import { useValue } from '../../lib/value.ts'
import { texts } from './texts.ts'

const loadSessions = () => api.users.sessions({})

type Session = Awaited<ReturnType<typeof loadSessions>>['list'][number]

const SessionRow = ({ session, onEnded }: { session: Session; onEnded(): void }) => {
  const t = useTexts(texts).record
  const format = new Intl.DateTimeFormat(useValue(language), { dateStyle: 'medium', timeStyle: 'short' })
  const device = session.device || t.unknownDevice
  const [end, isBusy] = useOnce(async () => {
    await api.users.end_session({ id: session.id })
    showToast(t.ended)
    onEnded()
  })
  return (
    <li className="flex min-h-touch items-center justify-between gap-3 border-line py-2 not-last:border-b">
      <div className="min-w-0">
        <p className="truncate text-m font-medium">{device}</p>
        <p className="text-s text-ink-3 tabular-nums">{t.lastSeen(format.format(session.last_seen_at * 1000))}</p>
      </div>
      {session.is_current ? (
        <span className="shrink-0 rounded-pill bg-tint px-3 py-1 text-s whitespace-nowrap text-iris-ink">{t.thisDevice}</span>
      ) : (
        <button type="button" aria-label={t.endThis(device)} disabled={isBusy} onClick={end} className="-mr-3 min-h-touch shrink-0 px-3 text-s font-medium whitespace-nowrap text-bad disabled:opacity-55">
          {t.end}
        </button>
      )}
    </li>
  )
}

export const Sessions = () => {
  const t = useTexts(texts)
  const { data, error, reload } = useAnswer(loadSessions)
  if (data) {
    return (
      <ul>
        {data.list.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={reload} />
        ))}
      </ul>
    )
  }
  if (error) return <ErrorState sentence={failureSentence(error)} retryLabel={t.retry} onRetry={reload} />
  return <Skeleton heights={['h-12', 'h-12']} />
}
