import { ChevronLeft, type LucideIcon } from 'lucide-react'
import { useUiTexts } from './texts.ts'

export interface HeaderAction {
  label: string
  /** Without an icon the label itself is shown. */
  Icon?: LucideIcon
  disabled?: boolean
  onClick(): void
}

interface HeaderProps {
  title: string
  /** Absent on the roots of the tab bar. */
  onBack?: (() => void) | undefined
  /** Two at most: a third belongs in a sheet. */
  actions?: readonly [] | readonly [HeaderAction] | readonly [HeaderAction, HeaderAction]
}

const Action = ({ label, Icon, disabled = false, onClick }: HeaderAction) => (
  <button
    type="button"
    aria-label={Icon && label}
    disabled={disabled}
    onClick={onClick}
    className="flex min-h-touch min-w-touch items-center justify-center px-2 text-m text-ink-2 active:opacity-60 disabled:opacity-40"
  >
    {Icon ? <Icon aria-hidden="true" strokeWidth={1.8} className="size-5.5" /> : label}
  </button>
)

/** Stays at the top while its page scrolls below. A root of the tab bar has its title at the left, a page behind it in the middle. */
export const Header = ({ title, onBack, actions = [] }: HeaderProps) => {
  const t = useUiTexts()
  return (
    <header className="sticky top-0 z-10 bg-inherit pt-[env(safe-area-inset-top)]">
      <div className={`grid min-h-12 items-center px-1 ${onBack ? 'grid-cols-[1fr_auto_1fr]' : 'grid-cols-[1fr_auto]'}`}>
        {onBack && (
          <button type="button" aria-label={t.back} onClick={onBack} className="flex size-touch items-center justify-center active:opacity-60">
            <ChevronLeft aria-hidden="true" className="size-6" />
          </button>
        )}
        <h1 className={`min-w-0 truncate font-bold ${onBack ? 'text-l' : 'px-3 text-xl'}`}>{title}</h1>
        <div className="flex justify-end">
          {actions.map((action) => (
            <Action key={action.label} {...action} />
          ))}
        </div>
      </div>
    </header>
  )
}
