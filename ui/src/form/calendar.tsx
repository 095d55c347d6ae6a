import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useUiTexts } from '../texts.ts'
import { dayName, daysInMonth, monthName, monthOf, moveMonth, today, weekdayNames, type DateRange } from './days.ts'

interface CalendarProps {
  /** The second end is missing until it is tapped. */
  range: { from: string; to?: string | undefined } | null
  onTap(day: string): void
}

const lookOf = (day: string, range: CalendarProps['range']) => {
  if (day === range?.from || day === range?.to) return 'rounded-m bg-iris font-semibold text-on-grad'
  if (range?.to && day > range.from && day < range.to) return 'bg-tint text-iris-ink'
  return day === today() ? 'rounded-m font-bold text-iris-ink' : 'rounded-m text-ink'
}

/** One month; a tap says which day. */
export const Calendar = ({ range, onTap }: CalendarProps) => {
  const t = useUiTexts()
  const [month, setMonth] = useState(monthOf(range?.from ?? today()))
  const { days, free } = daysInMonth(month)
  const arrow = 'flex size-touch items-center justify-center text-ink-2 active:opacity-60'
  return (
    <div>
      <div className="flex items-center justify-between">
        <button type="button" aria-label={t.form.previousMonth} onClick={() => setMonth(moveMonth(month, -1))} className={arrow}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        <p role="status" className="text-m font-semibold text-ink">
          {monthName(month, t.locale)}
        </p>
        <button type="button" aria-label={t.form.nextMonth} onClick={() => setMonth(moveMonth(month, 1))} className={arrow}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="grid grid-cols-7 gap-y-1 text-center tabular-nums">
        {weekdayNames(t.locale).map((name, place) => (
          <span key={place} aria-hidden="true" className="py-1 text-xs text-ink-3">
            {name}
          </span>
        ))}
        {days.map((day, place) => (
          <button
            key={day}
            type="button"
            aria-label={dayName(day, t.locale)}
            aria-pressed={day === range?.from || day === range?.to}
            onClick={() => onTap(day)}
            style={place === 0 ? { gridColumnStart: free + 1 } : undefined}
            className={`min-h-touch text-m ${lookOf(day, range)}`}
          >
            {place + 1}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The first tap begins, the second ends, the third begins anew; a day before the first becomes the first. */
export const tapDay = (range: CalendarProps['range'], day: string): { from: string; to?: string } | DateRange => {
  if (!range || range.to || day < range.from) return { from: day }
  return { from: range.from, to: day }
}
