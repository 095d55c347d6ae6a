export interface Clock {
  now(): Date
  /** The day that the house counts in, as yyyy-mm-dd: limits and figures turn over at midnight there, not in UTC. */
  houseDay(at?: Date): string
}

export const createClock = (timeZone: string, now: () => Date = () => new Date()): Clock => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return { now, houseDay: (at = now()) => format.format(at) }
}

export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
