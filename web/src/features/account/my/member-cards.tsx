import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/language.ts'
import { navigation } from '../../../lib/navigation.ts'
import { isRealScreen } from '../../../lib/real-screens.ts'
import { useGlobal } from '../../../lib/stores/global.ts'
import type { Personal } from '../personal.ts'
import { texts } from './texts.ts'

/** What the level gives this month; without tickets left, its discount. */
const useVipNote = (user: Personal) => {
  const t = useTexts(texts)
  const percentOff = useGlobal(({ config }) => config?.vip_levels.find(({ level }) => level === user.vip_level)?.discount_percent) ?? 0
  if (user.is_vip === 0) return t.noVipNote
  return user.my_ticket_number === 0 && percentOff > 0 ? t.discount(percentOff) : t.tickets(user.my_ticket_number)
}

/** Dark with gold in both themes: it is the one thing here that may be loud. */
export const VipCard = ({ user }: { user: Personal }) => {
  const t = useTexts(texts)
  const note = useVipNote(user)
  const isVip = user.is_vip === 1
  return (
    <section data-theme="dark" className="flex items-center justify-between gap-3 rounded-l bg-theatre text-gold shadow-card">
      <div className="flex w-full items-center justify-between gap-3 rounded-l bg-linear-to-r from-tint to-gold/25 px-4 py-4">
        <div className="min-w-0">
          <p className="text-l font-bold tabular-nums">{isVip ? t.vip(user.vip_level, user.expired_str.slice(0, 10)) : t.noVip}</p>
          <p className="text-s opacity-75">{note}</p>
        </div>
        {isRealScreen('/renewal') && (
          <button type="button" onClick={() => navigation.go('/renewal')} className="min-h-touch shrink-0 rounded-pill bg-gold-grad px-5 text-m font-bold text-gold-ink active:opacity-80">
            {isVip ? t.renew : t.join}
          </button>
        )}
      </div>
    </section>
  )
}

const Amount = ({ name, amount, link }: { name: string; amount: string; link: ReactNode }) => (
  <section className="rounded-l bg-raised px-4 py-3 shadow-card">
    <h2 className="text-s text-ink-3">{name}</h2>
    <p className="truncate text-xl font-bold tabular-nums">{amount}</p>
    {link}
  </section>
)

const AmountLink = ({ path, label }: { path: '/coin-recharge' | '/income'; label: string }) =>
  isRealScreen(path) && (
    <button type="button" onClick={() => navigation.go(path)} className="-my-2 flex min-h-touch items-center text-s font-medium text-iris-ink active:opacity-60">
      {label}
      <ChevronRight aria-hidden="true" className="size-3.5" />
    </button>
  )

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',')

export const AmountCards = ({ user }: { user: Personal }) => {
  const t = useTexts(texts)
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Amount name={t.coins} amount={grouped(user.coins)} link={<AmountLink path="/coin-recharge" label={t.recharge} />} />
      <Amount name={t.income} amount={grouped(user.votes)} link={<AmountLink path="/income" label={t.withdraw} />} />
    </div>
  )
}
