import type { ReactNode } from 'react'

const looks = {
  vip: 'bg-gold-grad text-gold-ink',
  coins: 'bg-shade text-coin',
  free: 'bg-paper text-on-paper',
  plain: 'bg-shade text-on-shade',
}

/** Small words on a picture or beside a name: what it costs, how long it is. */
export const Badge = ({ look, children }: { look: keyof typeof looks; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1 rounded-s px-1.5 py-0.5 text-xs leading-none font-bold tabular-nums ${looks[look]}`}>{children}</span>
)
