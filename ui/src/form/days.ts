const DAY_MS = 86_400_000

/** Days as `2026-11-15`: no hour, so no time zone can move them. Both ends count. */
export interface DateRange {
  from: string
  to: string
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export const daysOf = ({ from, to }: DateRange) => Math.round((timeOf(to) - timeOf(from)) / DAY_MS) + 1

/** Today where the reader is. */
export const today = () => dayOf(Date.now() - new Date().getTimezoneOffset() * 60_000)

export const monthOf = (day: string) => day.slice(0, 7)

export const moveMonth = (month: string, by: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayOf(Date.UTC(year, number - 1 + by, 1)).slice(0, 7)
}

/** Every day of a month, and how many places its first week leaves free (weeks begin on Monday). */
export const daysInMonth = (month: string) => {
  const first = timeOf(`${month}-01`)
  const count = Math.round((timeOf(`${moveMonth(month, 1)}-01`) - first) / DAY_MS)
  return { days: Array.from({ length: count }, (_, number) => dayOf(first + number * DAY_MS)), free: (new Date(first).getUTCDay() + 6) % 7 }
}

export const monthName = (month: string, locale: string) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(timeOf(`${month}-01`))

export const dayName = (day: string, locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(timeOf(day))

/** 5 January 1970 was a Monday. */
export const weekdayNames = (locale: string) =>
  Array.from({ length: 7 }, (_, number) => new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format((number + 4) * DAY_MS))
