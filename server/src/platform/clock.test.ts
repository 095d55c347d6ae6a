import { describe, expect, it } from 'vitest'
import { createClock } from './clock.ts'

describe('the house day', () => {
  const clock = createClock('Asia/Shanghai')

  it('turns over at midnight of the house, not of UTC', () => {
    expect(clock.houseDay(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01')
    expect(clock.houseDay(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02')
  })

  it('follows a zone with summer time', () => {
    const london = createClock('Europe/London')
    expect(london.houseDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
    expect(london.houseDay(new Date('2026-01-01T23:30:00Z'))).toBe('2026-01-01')
  })
})
