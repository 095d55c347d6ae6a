import { expect, it } from 'vitest'
import { isBirthday, isCity, isContact, isNickname, isSignature } from './profile-rules.ts'
import { texts } from './texts.ts'

const t = texts.en

it('counts as a reader counts', () => {
  expect(isNickname('👨‍👩‍👧'.repeat(24), t)).toBeUndefined()
  expect(isNickname('👨‍👩‍👧'.repeat(25), t)).toBe(t.nicknameHint)
  expect(isNickname('   ', t)).toBe(t.nicknameHint)
  expect(isSignature('', t)).toBeUndefined()
  expect(isSignature('夜'.repeat(121), t)).toBe(t.signatureHint)
  expect(isCity('厦门', t)).toBeUndefined()
  expect(isCity('x'.repeat(41), t)).toBe(t.cityTooLong)
  expect(isContact(' ', t)).toBe(t.contactWrong)
})

it.each(['1899-12-31', '2999-01-01'])('refuses the birthday %s', (day) => {
  expect(isBirthday(day, t)).toBe(t.birthdayWrong)
})

it('takes a past birthday, and none', () => {
  expect(isBirthday('1990-02-28', t)).toBeUndefined()
  expect(isBirthday('', t)).toBeUndefined()
})
