import { expect, it } from 'vitest'
import { WireRefusal } from '../../../lib/wire-failures.ts'
import { isNewName, isNewPassword, problemsOf } from './form-rules.ts'
import { texts } from './texts.ts'

const t = texts.en.entry

it.each(['abc', '夜航船', 'Ａｌｉｃｅ', 'a.b-c_d@e+f', '  padded  ', '𠮷野家'])('takes the name %j', (name) => {
  expect(isNewName(name, t)).toBeUndefined()
})

it.each(['ab', 'two words', 'a'.repeat(33), 'moon🌙', '<b>bold</b>'])('refuses the name %j with the rule', (name) => {
  expect(isNewName(name, t)).toBe(t.usernameHint)
})

it('says what is missing', () => {
  expect(isNewName('   ', t)).toBe(t.needed.username)
  expect(isNewPassword('', t)).toBe(t.needed.password)
  expect(isNewPassword('1234567', t)).toBe(t.passwordHint)
})

it('puts a refusal under the field that it is about', () => {
  const refused = (code: string, details = {}) => problemsOf(new WireRefusal(1, 'a sentence', { code, ...details }), t)
  expect(refused('name_taken')).toEqual({ username: 'a sentence' })
  expect(refused('login_failed')).toEqual({ password: 'a sentence' })
  expect(refused('recovery_failed')).toEqual({ recovery_code: 'a sentence' })
  expect(refused('invite_unknown')).toEqual({ invite_code: 'a sentence' })
  expect(refused('bad_input', { field: 'username' })).toEqual({ username: t.usernameHint })
  expect(refused('bad_input', { field: 'proof.seal' })).toBeUndefined()
  expect(refused('busy')).toBeUndefined()
  expect(problemsOf(new TypeError('offline'), t)).toBeUndefined()
})
