import type { LucideIcon } from 'lucide-react'

export interface TabEntry<T extends string> {
  id: T
  name: string
  href: string
  Icon: LucideIcon
}

interface TabBarProps<T extends string> {
  label: string
  entries: readonly TabEntry<T>[]
  chosen: NoInfer<T>
  onChoose(id: NoInfer<T>): void
}

/** The gradient of the main action as ink for an outline: CSS gradients cannot colour strokes. */
const GradientInk = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <linearGradient id="tab-ink" gradientUnits="userSpaceOnUse" x1="0" y1="4" x2="24" y2="20">
      <stop offset="0.2" stopColor="var(--iris)" />
      <stop offset="1" stopColor="var(--rose)" />
    </linearGradient>
  </svg>
)

/** The five roots of the app, above the phone's own bar. */
export const TabBar = <T extends string>({ label, entries, chosen, onChoose }: TabBarProps<T>) => (
  <nav aria-label={label} className="border-t border-line bg-bg/92 pb-[env(safe-area-inset-bottom)] backdrop-blur-md">
    <GradientInk />
    <ul className="flex">
      {entries.map(({ id, name, href, Icon }) => {
        const isChosen = id === chosen
        return (
          <li key={id} className="flex-1">
            <a
              href={href}
              aria-current={isChosen ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChoose(id)
              }}
              className={`flex min-h-13 flex-col items-center justify-center gap-0.5 text-xs active:opacity-60 ${isChosen ? 'font-semibold text-iris-ink' : 'text-ink-3'}`}
            >
              <Icon aria-hidden="true" strokeWidth={isChosen ? 2.2 : 1.7} className={`size-6 ${isChosen ? 'fill-tint' : ''}`} {...(isChosen && { stroke: 'url(#tab-ink)' })} />
              {name}
            </a>
          </li>
        )
      })}
    </ul>
  </nav>
)
