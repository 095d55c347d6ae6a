import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCents, parseCents } from './amount.ts'

describe('amounts', () => {
  it('are text with two decimals', () => {
    expect([0, 5, 50, 500, 123456, -7, -1200].map(formatCents)).toEqual(['0.00', '0.05', '0.50', '5.00', '1234.56', '-0.07', '-12.00'])
  })

  it('come back as the same cents', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (cents) => parseCents(formatCents(cents)) === cents))
  })

  it('refuse what does not fit', () => {
    expect(() => parseCents('99999999999999999.00')).toThrow(RangeError)
  })
})
