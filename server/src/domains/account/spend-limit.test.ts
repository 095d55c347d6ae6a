import { describe, expect, it } from 'vitest'
import { changeLimit, limitInForce, type SpendLimit } from './spend-limit.ts'

const now = new Date('2026-05-01T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const of = (cents: number | null): SpendLimit => ({ spend_limit_cents: cents, next_spend_limit_cents: null, next_spend_limit_at: null })

describe('the spend limit', () => {
  it('goes down at once', () => {
    expect(limitInForce(changeLimit(of(5000), 1000, now), now)).toBe(1000)
    expect(limitInForce(changeLimit(of(null), 1000, now), now)).toBe(1000)
  })

  it.each([9000, null])('goes up to %s only after a day', (wanted) => {
    const changed = changeLimit(of(5000), wanted, now)
    expect(limitInForce(changed, later(23.9))).toBe(5000)
    expect(limitInForce(changed, later(24))).toBe(wanted)
  })

  it('forgets a raise that is waiting when it is lowered', () => {
    const changed = changeLimit(changeLimit(of(5000), 9000, now), 2000, later(1))
    expect(limitInForce(changed, later(48))).toBe(2000)
  })

  it('starts the day anew when a waiting raise is changed', () => {
    const changed = changeLimit(changeLimit(of(5000), 9000, now), 7000, later(12))
    expect(limitInForce(changed, later(30))).toBe(5000)
    expect(limitInForce(changed, later(36))).toBe(7000)
  })
})
