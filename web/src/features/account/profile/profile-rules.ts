import { NICKNAME, SIGNATURE } from '@nocturne/contract/limits.ts'
import { lengthOf } from '../text-length.ts'
import type { texts } from './texts.ts'

type ProfileTexts = (typeof texts)['zh-CN']
export type ProfileCheck = (value: string, t: ProfileTexts) => string | undefined

const CITY_MAX = 40
const CONTACT_MAX = 64
const OLDEST = '1900-01-01'

const isBetween = (value: string, min: number, max: number) => lengthOf(value.trim()) >= min && lengthOf(value.trim()) <= max

export const isNickname: ProfileCheck = (value, t) => (isBetween(value, NICKNAME.min, NICKNAME.max) ? undefined : t.nicknameHint)
export const isSignature: ProfileCheck = (value, t) => (isBetween(value, 0, SIGNATURE.max) ? undefined : t.signatureHint)
export const isCity: ProfileCheck = (value, t) => (isBetween(value, 0, CITY_MAX) ? undefined : t.cityTooLong)
export const isContact: ProfileCheck = (value, t) => (isBetween(value, 1, CONTACT_MAX) ? undefined : t.contactWrong)

/** Empty takes it away. */
export const isBirthday: ProfileCheck = (value, t) => {
  const isPast = value >= OLDEST && value < new Date().toISOString().slice(0, 10)
  return value === '' || isPast ? undefined : t.birthdayWrong
}
