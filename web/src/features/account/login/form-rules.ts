import { PASSWORD, USERNAME } from '@nocturne/contract/limits.ts'
import { WireRefusal } from '../../../lib/wire-failures.ts'
import { lengthOf } from '../text-length.ts'
import type { texts } from './texts.ts'

export type EntryTexts = (typeof texts)['zh-CN']['entry']

/** Named as on the wire, so that a refusal finds its field. */
export type FieldName = 'username' | 'password' | 'recovery_code' | 'invite_code' | 'consent'
export type Values = Record<FieldName, string>
export type Check = (value: string, t: EntryTexts) => string | undefined

export const isNamed: Check = (value, t) => (value.trim() === '' ? t.needed.username : undefined)

export const isNewName: Check = (value, t) => {
  const name = value.trim().normalize('NFKC')
  if (name === '') return t.needed.username
  const isFine = lengthOf(name) >= USERNAME.min && lengthOf(name) <= USERNAME.max && /^[\p{L}\p{M}\p{N}_.@+-]+$/u.test(name)
  return isFine ? undefined : t.usernameHint
}

export const isGiven: Check = (value, t) => (value === '' ? t.needed.password : undefined)

export const isNewPassword: Check = (value, t) => {
  if (value === '') return t.needed.password
  return value.length >= PASSWORD.min && value.length <= PASSWORD.max ? undefined : t.passwordHint
}

export const isAccepted: Check = (value, t) => (value === '' ? t.needed.consent : undefined)

export const isCode: Check = (value, t) => (value.trim() === '' ? t.needed.recovery_code : undefined)

const fieldOfCode: Record<string, FieldName> = {
  name_taken: 'username',
  login_failed: 'password',
  password_weak: 'password',
  recovery_failed: 'recovery_code',
  invite_unknown: 'invite_code',
}

const ruleOf = (field: unknown, t: EntryTexts): Partial<Values> | undefined => {
  if (field === 'username') return { username: t.usernameHint }
  if (field === 'password') return { password: t.passwordHint }
  return undefined
}

/** Which field a refusal is about, with the sentence to show there; nothing when it is about none. */
export const problemsOf = (error: unknown, t: EntryTexts): Partial<Values> | undefined => {
  if (!(error instanceof WireRefusal)) return undefined
  if (error.code === 'bad_input') return ruleOf(error.details.field, t)
  const field = fieldOfCode[error.code]
  return field && { [field]: error.message }
}
