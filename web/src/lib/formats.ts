import type { Language } from '@nocturne/contract/limits.ts'

type Units = readonly (readonly [size: number, name: string])[]

/** Largest first. */
const UNITS: Record<Language, Units> = {
  'zh-CN': [[1e12, '兆'], [1e8, '亿'], [1e6, '百万'], [1e4, '万'], [1e3, '千']],
  en: [[1e12, 'T'], [1e9, 'G'], [1e6, 'M'], [1e3, 'k']],
}

/**
 * 1.2k, 3.4万. One decimal, cut and not rounded, so that 999 999 does not claim a million; a decimal of 0 is left out.
 * Negative or no number at all gives 0.
 */
export const shortNumber = (value: unknown, language: Language) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return '0'
  const [size, name] = UNITS[language].find(([unit]) => number >= unit) ?? [1, '']
  return `${Math.floor(number / (size / 10)) / 10}${name}`
}

const two = (number: number) => String(number).padStart(2, '0')

/** 03:07, and 1:00:00 as 01:00:00 from one hour. */
export const videoTime = (seconds: number) => {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const hours = Math.floor(whole / 3600)
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}

const DEFAULT_PATTERN = 'yyyy-MM-dd hh:mm:ss'

/** In the time of the device; `hh` counts to 23. The wire's 0 for "never", and what is no time, give nothing. */
export const dateText = (atS: number, pattern = DEFAULT_PATTERN) => {
  const at = new Date(atS * 1000)
  if (!(atS > 0) || Number.isNaN(at.getTime())) return ''
  const fields: Record<string, string> = {
    yyyy: String(at.getFullYear()).padStart(4, '0'),
    MM: two(at.getMonth() + 1),
    dd: two(at.getDate()),
    hh: two(at.getHours()),
    mm: two(at.getMinutes()),
    ss: two(at.getSeconds()),
  }
  return pattern.replace(/yyyy|MM|dd|hh|mm|ss/g, (name) => fields[name] ?? '')
}

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400
const JUST_NOW: Record<Language, string> = { 'zh-CN': '刚刚', en: 'just now' }

/** Just now, minutes, hours and up to six days ago; then the day, with its year if that is another one. */
export const relativeTime = (atS: number, language: Language, nowS = Date.now() / 1000) => {
  const text = dateText(atS, 'yyyy-MM-dd')
  const ageS = nowS - atS
  if (text === '' || ageS >= 7 * DAY_S) return text.slice(0, 4) === dateText(nowS, 'yyyy') ? text.slice(5) : text
  // A device whose clock is behind sees things of the future.
  if (ageS < MINUTE_S) return JUST_NOW[language]
  const ago = new Intl.RelativeTimeFormat(language)
  if (ageS < HOUR_S) return ago.format(-Math.floor(ageS / MINUTE_S), 'minute')
  if (ageS < DAY_S) return ago.format(-Math.floor(ageS / HOUR_S), 'hour')
  return ago.format(-Math.floor(ageS / DAY_S), 'day')
}

/** Two decimals. More of them are cut from a text, because nobody may see more than they have; what is no amount gives 0.00. */
export const amountText = (value: unknown) => {
  const text = typeof value === 'number' && Math.abs(value) < 1e21 ? value.toFixed(2) : value
  const [, minus = '', whole, decimals = ''] = (typeof text === 'string' && /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(text)) || []
  if (whole === undefined) return '0.00'
  const amount = `${whole.replace(/^0+(?=\d)/, '')}.${decimals.slice(0, 2).padEnd(2, '0')}`
  return amount === '0.00' ? amount : `${minus}${amount}`
}
