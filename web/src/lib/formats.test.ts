import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, dateText, relativeTime, shortNumber, videoTime } from './formats.ts'

describe('a short number', () => {
  it.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, '1k', '1千'],
    [1234, '1.2k', '1.2千'],
    [9999, '9.9k', '9.9千'],
    [10_000, '10k', '1万'],
    [999_999, '999.9k', '99.9万'],
    [1_000_000, '1M', '1百万'],
    [99_999_999, '99.9M', '99.9百万'],
    [100_000_000, '100M', '1亿'],
    [1_000_000_000, '1G', '10亿'],
    [1_500_000_000_000, '1.5T', '1.5兆'],
    [2_500_000_000_000_000, '2500T', '2500兆'],
    [12.34, '12.3', '12.3'],
    ['1234', '1.2k', '1.2千'],
  ])('%s is %s and %s', (value, en, zh) => {
    expect(shortNumber(value, 'en')).toBe(en)
    expect(shortNumber(value, 'zh-CN')).toBe(zh)
  })

  it.each([-1, -0.5, Number.NaN, Infinity, 'many', '', '  ', null, undefined, {}, [5], true])('gives 0 for %s', (value) => {
    expect(shortNumber(value, 'en')).toBe('0')
    expect(shortNumber(value, 'zh-CN')).toBe('0')
  })

  const SIZES: Record<string, number> = { '': 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12, 千: 1e3, 万: 1e4, 百万: 1e6, 亿: 1e8, 兆: 1e12 }
  const read = (text: string) => {
    const [, digits = '', unit = ''] = /^(\d+(?:\.[1-9])?)(\D*)$/.exec(text) ?? []
    return { number: Number(digits), size: SIZES[unit] ?? Number.NaN }
  }

  it('never says more than there is, and less only by the digits that it leaves out', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.constantFrom('en', 'zh-CN'), (value, language) => {
        const { number, size } = read(shortNumber(value, language))
        expect(number * size).toBeLessThanOrEqual(value * (1 + Number.EPSILON))
        expect(value - number * size).toBeLessThanOrEqual(size / 10)
      }),
    )
  })
})

describe('the time in a film', () => {
  it.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [187, '03:07'],
    [3599, '59:59'],
    [3600, '01:00:00'],
    [360_000, '100:00:00'],
    [-5, '00:00'],
    [Number.NaN, '00:00'],
    [Infinity, '00:00'],
  ])('%s s is %s', (seconds, text) => expect(videoTime(seconds)).toBe(text))

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const text = videoTime(seconds)
        expect(text).toMatch(seconds < 3600 ? /^\d\d:\d\d$/ : /^\d\d+:\d\d:\d\d$/)
        expect(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)).toBe(seconds)
      }),
    )
  })
})

describe('a date', () => {
  const atS = new Date(2026, 0, 5, 9, 3, 7).getTime() / 1000

  it('has the default pattern and takes others', () => {
    expect(dateText(atS)).toBe('2026-01-05 09:03:07')
    expect(dateText(atS, 'MM/dd hh:mm')).toBe('01/05 09:03')
    expect(dateText(new Date(2026, 10, 15, 23, 59, 59).getTime() / 1000)).toBe('2026-11-15 23:59:59')
  })

  it.each([0, -1, Number.NaN, Infinity, 1e300])('gives nothing for %s', (value) => expect(dateText(value)).toBe(''))

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000_000_000 }), (seconds) => {
        const [year = 0, month = 0, ...rest] = dateText(seconds).split(/\D/).map(Number)
        // An hour may come twice in the night when summer time ends.
        expect(Math.abs(new Date(year, month - 1, ...rest).getTime() / 1000 - seconds) % 3600).toBe(0)
      }),
    )
  })
})

describe('how long ago', () => {
  const nowS = new Date(2026, 10, 15, 12).getTime() / 1000
  it.each([
    [0, '刚刚', 'just now'],
    [-500, '刚刚', 'just now'],
    [59, '刚刚', 'just now'],
    [60, '1分钟前', '1 minute ago'],
    [3599, '59分钟前', '59 minutes ago'],
    [3600, '1小时前', '1 hour ago'],
    [86_399, '23小时前', '23 hours ago'],
    [86_400, '1天前', '1 day ago'],
    [7 * 86_400 - 1, '6天前', '6 days ago'],
    [7 * 86_400, '11-08', '11-08'],
    [400 * 86_400, '2025-10-11', '2025-10-11'],
  ])('%s s', (ageS, zh, en) => {
    expect(relativeTime(nowS - ageS, 'zh-CN', nowS)).toBe(zh)
    expect(relativeTime(nowS - ageS, 'en', nowS)).toBe(en)
  })

  it('gives nothing for never', () => expect(relativeTime(0, 'en', nowS)).toBe(''))
})

describe('an amount', () => {
  it.each([
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['12.349', '12.34'],
    ['007.10', '7.10'],
    ['-3.2', '-3.20'],
    ['-0.001', '0.00'],
    ['12.', '12.00'],
    ['99999999999999999999.99', '99999999999999999999.99'],
    [0.1 + 0.2, '0.30'],
    [1e21, '0.00'],
    [Number.NaN, '0.00'],
    ['', '0.00'],
    ['1e3', '0.00'],
    ['many', '0.00'],
    [null, '0.00'],
    [undefined, '0.00'],
  ])('%s is %s', (value, text) => expect(amountText(value)).toBe(text))

  it('leaves alone what the wire sends', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.boolean(), (cents, isDebt) => {
        const digits = String(cents).padStart(3, '0')
        const text = `${isDebt && cents > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
        expect(amountText(text)).toBe(text)
      }),
    )
  })
})
