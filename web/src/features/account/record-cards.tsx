import type { ReactNode } from 'react'
import type { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/language.ts'
import { CopyButton } from './copy-button.tsx'
import { texts } from './texts.ts'

export type UserRecord = Awaited<ReturnType<typeof api.users.getBaseInfo>>

export const Card = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="rounded-l bg-raised px-4 py-3 shadow-card">
    {title && <h2 className="pb-1 text-m font-semibold">{title}</h2>}
    {children}
  </section>
)

export const ProfileHead = ({ user }: { user: UserRecord }) => {
  const t = useTexts(texts).record
  const [first] = new Intl.Segmenter().segment(user.nickname)
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="flex size-16 shrink-0 items-center justify-center rounded-pill bg-grad text-xxl font-bold text-on-grad uppercase">
        {first?.segment}
      </span>
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <h1 className="truncate text-xl font-bold">{user.nickname}</h1>
          <span className="shrink-0 rounded-pill bg-tint px-2.5 py-0.5 text-xs font-medium text-iris-ink">{t.level(user.level)}</span>
        </div>
        <p className="flex items-center text-s text-ink-2 tabular-nums">
          ID {user.uid}
          <CopyButton text={String(user.uid)} label={t.copyUid(user.uid)} />
        </p>
      </div>
    </div>
  )
}

export const VipCard = ({ user }: { user: UserRecord }) => {
  const t = useTexts(texts).record
  return (
    <section className={`rounded-l px-4 py-4 ${user.is_vip ? 'bg-gold-grad text-gold-ink' : 'bg-tint text-ink'}`}>
      <p className="text-l font-bold">{user.is_vip ? t.vip(user.vip_level) : t.noVip}</p>
      <p className="text-s opacity-80">{user.is_vip ? t.until(user.expired_str.slice(0, 10)) : t.noVipNote}</p>
    </section>
  )
}

const Amount = ({ name, amount }: { name: string; amount: string }) => (
  <Card>
    <p className="text-s text-ink-2">{name}</p>
    <p className="truncate text-xl font-bold tabular-nums">{amount}</p>
  </Card>
)

export const AmountCards = ({ user }: { user: UserRecord }) => {
  const t = useTexts(texts).record
  return (
    <div className="grid grid-cols-2 gap-3">
      <Amount name={t.coins} amount={user.coins} />
      <Amount name={t.earnings} amount={user.votes} />
    </div>
  )
}

const CopyRow = ({ name, text }: { name: string; text: string }) => (
  <div className="flex min-h-touch items-center justify-between gap-2">
    <div className="min-w-0">
      <p className="text-s text-ink-3">{name}</p>
      <p className="truncate text-m">{text}</p>
    </div>
    <span className="-mr-3 shrink-0">
      <CopyButton text={text} />
    </span>
  </div>
)

export const InviteCard = ({ user }: { user: UserRecord }) => {
  const t = useTexts(texts).record
  return (
    <Card title={t.invite}>
      <CopyRow name={t.inviteCode} text={user.aff_code} />
      <CopyRow name={t.inviteLink} text={user.share_url} />
    </Card>
  )
}
