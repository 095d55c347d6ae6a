import { Bookmark, CirclePlay, Gift, Grid2x2, Headset, Megaphone, MessageSquareText, PencilLine, Send, Settings, ShoppingBag, Sparkles, Ticket, UserPen, Wand, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../lib/language.ts'
import { navigation } from '../../../lib/navigation.ts'
import { isRealScreen } from '../../../lib/real-screens.ts'
import { texts } from './texts.ts'

const TOOLS = [
  ['/my/collect', Bookmark],
  ['/my/buy', ShoppingBag],
  ['/my/card', Ticket],
  ['/my/afilm', Sparkles],
  ['/push-film', Send],
  ['/mypost', PencilLine],
  ['/my/work', CirclePlay],
  ['/creative', Wand],
  ['/myinvite', Gift],
  ['/promotion', Megaphone],
  ['/my/notice', MessageSquareText],
  ['/myedit', UserPen],
  ['/app-center', Grid2x2],
  ['/customer', Headset],
  ['/setting', Settings],
] as const satisfies readonly (readonly [string, LucideIcon])[]

/** Without an account these would only show a door. */
const OPEN_TO_GUESTS = new Set<string>(['/app-center', '/setting', '/promotion'])

const A_ROW = 4

/** Screens that do not exist yet are not offered. */
export const Tools = ({ isMember }: { isMember: boolean }) => {
  const t = useTexts(texts)
  const shown = TOOLS.filter(([path]) => isRealScreen(path) && (isMember || OPEN_TO_GUESTS.has(path)))
  if (shown.length === 0) return null
  return (
    <nav className={`grid gap-y-1 rounded-l bg-raised px-1 py-3 shadow-card ${shown.length < A_ROW ? 'auto-cols-fr grid-flow-col' : 'grid-cols-4'}`}>
      {shown.map(([path, Icon]) => (
        <button key={path} type="button" onClick={() => navigation.go(path)} className="flex min-w-0 flex-col items-center gap-1.5 rounded-m py-2 active:opacity-60">
          <span className="flex size-11 items-center justify-center rounded-l bg-tint text-iris-ink">
            <Icon aria-hidden="true" strokeWidth={1.7} className="size-5.5" />
          </span>
          <span className="text-center text-s leading-tight text-ink-2">{t.tools[path]}</span>
        </button>
      ))}
    </nav>
  )
}
