import { Sheet } from '@nocturne/ui/sheet.tsx'
import { Skeleton } from '@nocturne/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/language.ts'
import { memberRead, one } from '../../../lib/query.ts'
import { showToast } from '../../../lib/toast.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useOnce } from '../../../lib/use-once.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { texts } from './texts.ts'

type Session = Awaited<ReturnType<typeof api.users.sessions>>['list'][number]

const SessionRow = ({ session, reload }: { session: Session; reload(): Promise<unknown> }) => {
  const t = useTexts(texts).sessions
  const { relativeTime } = useFormats()
  const device = session.device || t.unknownDevice
  const [end, isBusy] = useOnce(async () => {
    await api.users.end_session({ id: session.id })
    showToast(t.ended)
    await reload()
  })
  return (
    <li className="flex min-h-13 items-center justify-between gap-3 border-line py-2 not-last:border-b">
      <div className="min-w-0">
        <p className="truncate text-m font-medium text-ink">{device}</p>
        <p className="text-s text-ink-3 tabular-nums">{t.lastSeen(relativeTime(session.last_seen_at))}</p>
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

export const SessionsSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTexts(texts).account
  const query = useQuery({ ...memberRead(one(api.users.sessions, {})), staleTime: 0 })
  return (
    <Sheet title={t.sessions} onClose={onClose}>
      <QueryState query={query} skeleton={<Skeleton heights={['h-12', 'h-12']} />}>
        {({ list }) => (
          <ul>
            {list.map((session) => (
              <SessionRow key={session.id} session={session} reload={query.refetch} />
            ))}
          </ul>
        )}
      </QueryState>
    </Sheet>
  )
}
