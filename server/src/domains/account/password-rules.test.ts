import { describe, expect, it } from 'vitest'
import { isWeak } from './password-rules.ts'

describe('a weak password', () => {
  it.each(['password', 'PassWord', '12345678', '98765432', 'abcdefgh', 'aaaaaaaa', 'abababab', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ'])('is %s', (password) => {
    expect(isWeak(password, 'someone')).toBe(true)
  })

  it('is the name itself, also with figures behind it', () => {
    expect(isWeak('moonlight', 'moonlight')).toBe(true)
    expect(isWeak('moonlight2026!', 'moonlight')).toBe(true)
  })

  it.each(['correct horse battery', '夜里的灯塔会说话', 'x7#kQ2!mPz', 'moonlight over water'])('is not %s', (password) => {
    expect(isWeak(password, 'moonlight')).toBe(false)
  })
})
