import { Clapperboard, House, MessagesSquare, MoonStar, UserRound, type LucideIcon } from 'lucide-react'
import { useTexts } from '../lib/language.ts'
import { navigation } from '../lib/navigation.ts'
import type { Path } from '../lib/paths.ts'
import { texts } from './texts.ts'

const TABS = [
  ['/home', House],
  ['/original', Clapperboard],
  ['/community', MessagesSquare],
  ['/darkweb', MoonStar],
  ['/my', UserRound],
] as const satisfies [Path, LucideIcon][]

/** Tapped again, the open tab goes back to its top. */
const openTab = (path: (typeof TABS)[number][0], isOpen: boolean) => {
  if (!isOpen) return navigation.replace(path)
  document.querySelector(`[data-page="${path}"]`)?.scrollTo({ top: 0, behavior: 'smooth' })
}

/** The five roots. They take each other's place in the history, so that Back leaves the app and does not wander through tabs. */
export const TabBar = ({ path, isDark }: { path: Path; isDark: boolean }) => {
  const t = useTexts(texts)
  return (
    <nav
      data-roots
      aria-label={t.tabBar}
      data-theme={isDark ? 'dark' : undefined}
      className="absolute inset-x-0 bottom-0 z-30 grid h-tab-bar grid-cols-5 border-t border-line bg-bg/92 pb-[env(safe-area-inset-bottom)] backdrop-blur-md"
    >
      {TABS.map(([tab, Icon]) => {
        const isOpen = tab === path
        return (
          <button
            key={tab}
            type="button"
            aria-current={isOpen ? 'page' : undefined}
            onClick={() => openTab(tab, isOpen)}
            className={`flex flex-col items-center justify-center gap-0.5 text-xs ${isOpen ? 'font-semibold text-iris-ink' : 'text-ink-3'}`}
          >
            <Icon aria-hidden="true" className={`size-6 ${isOpen ? 'fill-tint' : ''}`} strokeWidth={isOpen ? 2.2 : 1.8} />
            {t.tabs[tab]}
          </button>
        )
      })}
    </nav>
  )
}
