import { ChevronRight, Copy } from 'lucide-react'
import { Badge } from '@nocturne/ui/badge.tsx'
import { useTexts } from '../../../lib/language.ts'
import { navigation } from '../../../lib/navigation.ts'
import type { Path } from '../../../lib/paths.ts'
import { isRealScreen } from '../../../lib/real-screens.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { Avatar } from '../../../parts/avatar.tsx'
import { useCopy } from '../../../parts/copy-button.tsx'
import type { Personal } from '../personal.ts'
import { texts } from './texts.ts'

export const ProfileHead = ({ user }: { user: Personal }) => {
  const t = useTexts(texts)
  const copyId = useCopy(String(user.uid))
  return (
    <div className="flex items-center gap-3.5">
      <span className="rounded-pill border-3 border-raised shadow-card">
        <Avatar nickname={user.nickname} path={user.avatar_url} size="l" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <h1 className="truncate text-xl font-bold">{user.nickname}</h1>
          {user.is_vip === 1 && <Badge look="vip">VIP {user.vip_level}</Badge>}
          <span className="shrink-0 rounded-s bg-raised px-1.5 py-0.5 text-xs leading-none font-medium text-iris-ink">{t.level(user.level)}</span>
        </div>
        <div className="flex items-center text-s text-ink-2 tabular-nums">
          <button type="button" aria-label={t.copyId(user.uid)} onClick={copyId} className="-my-2 flex min-h-touch items-center gap-1 pr-2 active:opacity-60">
            ID {user.uid}
            <Copy aria-hidden="true" className="size-3" />
          </button>
          <button type="button" onClick={() => navigation.go('/myedit')} className="-my-2 flex min-h-touch items-center pl-2 active:opacity-60">
            {t.edit}
            <ChevronRight aria-hidden="true" className="size-3.5" />
          </button>
        </div>
      </div>
    </div>
  )
}

const Count = ({ name, count, path }: { name: string; count: number; path: Extract<Path, '/follow' | '/fans' | '/my/work'> | null }) => {
  const { shortNumber } = useFormats()
  const inside = (
    <>
      <span className="text-l font-bold tabular-nums">{shortNumber(count)}</span>
      <span className="text-xs text-ink-3">{name}</span>
    </>
  )
  if (path === null || !isRealScreen(path)) return <div className="flex flex-col items-center">{inside}</div>
  return (
    <button type="button" onClick={() => navigation.go(path)} className="flex flex-col items-center active:opacity-60">
      {inside}
    </button>
  )
}

export const Counts = ({ user }: { user: Personal }) => {
  const t = useTexts(texts).counts
  return (
    <div className="grid grid-cols-4 py-1">
      <Count name={t.following} count={user.followed_count} path="/follow" />
      <Count name={t.followers} count={user.fans_count} path="/fans" />
      <Count name={t.likes} count={user.fabulous_count} path={null} />
      <Count name={t.works} count={user.counts.works} path="/my/work" />
    </div>
  )
}
