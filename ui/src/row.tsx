import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { SwitchMark } from './switch.tsx'

const FRAME = 'flex min-h-13 w-full items-center gap-3 px-4 py-2 text-left'
const PRESSED = 'transition-colors enabled:active:bg-sunken disabled:opacity-55'

interface LabelProps {
  Icon?: LucideIcon
  label: string
  /** A quiet line below the label. */
  note?: string | undefined
  look?: 'plain' | 'danger'
}

const Label = ({ Icon, label, note, look = 'plain' }: LabelProps) => (
  <>
    {Icon && <Icon aria-hidden="true" strokeWidth={1.8} className={`size-5 shrink-0 ${look === 'danger' ? 'text-bad' : 'text-iris-ink'}`} />}
    <span className="flex min-w-0 flex-1 flex-col">
      <span className={`text-m ${look === 'danger' ? 'text-bad' : 'text-ink'}`}>{label}</span>
      {note && <span className="text-s text-ink-3">{note}</span>}
    </span>
  </>
)

interface RowProps extends LabelProps {
  value?: ReactNode
  isBusy?: boolean
  disabled?: boolean
  onClick?: () => void
}

/** One line of a list of settings; with `onClick` it leads somewhere and shows so. */
export const Row = ({ value, isBusy = false, disabled = false, onClick, ...label }: RowProps) => {
  const inside = (
    <>
      <Label {...label} />
      {value !== undefined && <span className="flex max-w-[55%] shrink-0 items-center gap-2 text-right text-s wrap-anywhere text-ink-3 tabular-nums">{value}</span>}
      {isBusy && <Spinner />}
      {onClick && !isBusy && <ChevronRight aria-hidden="true" className="-mr-1 size-4.5 shrink-0 text-ink-3" />}
    </>
  )
  if (!onClick) return <div className={FRAME}>{inside}</div>
  return (
    <button type="button" disabled={disabled || isBusy} aria-busy={isBusy} onClick={onClick} className={`${FRAME} ${PRESSED}`}>
      {inside}
    </button>
  )
}

interface SwitchRowProps extends LabelProps {
  isOn: boolean
  disabled?: boolean
  onChange(isOn: boolean): void
}

/** The whole line is the switch. */
export const SwitchRow = ({ isOn, disabled = false, onChange, ...label }: SwitchRowProps) => (
  <button type="button" role="switch" aria-checked={isOn} disabled={disabled} onClick={() => onChange(!isOn)} className={`${FRAME} ${PRESSED}`}>
    <Label {...label} />
    <SwitchMark isOn={isOn} />
  </button>
)

interface ChoiceRowProps extends LabelProps {
  value?: ReactNode
  isChosen: boolean
  onChoose(): void
}

/** One of several, in a sheet of choices. */
export const ChoiceRow = ({ isChosen, value, onChoose, ...label }: ChoiceRowProps) => (
  <button type="button" aria-pressed={isChosen} onClick={onChoose} className={`${FRAME} ${PRESSED}`}>
    <Label {...label} />
    {value !== undefined && <span className="shrink-0 text-s text-ink-3 tabular-nums">{value}</span>}
    <Check aria-hidden="true" className={`size-5 shrink-0 text-iris-ink ${isChosen ? '' : 'invisible'}`} />
  </button>
)

interface RowGroupProps {
  title?: string
  /** Says what the rows above mean, in a sentence. */
  note?: string
  children: ReactNode
}

export const RowGroup = ({ title, note, children }: RowGroupProps) => (
  <section className="flex flex-col gap-1.5">
    {title && <h2 className="px-4 text-s font-medium text-ink-2">{title}</h2>}
    <div className="divide-y divide-line overflow-hidden rounded-l bg-raised whitespace-normal">{children}</div>
    {note && <p className="px-4 text-s text-ink-3">{note}</p>}
  </section>
)
