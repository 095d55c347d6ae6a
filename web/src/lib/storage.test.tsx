import { beforeEach, expect, it } from 'vitest'
import { createShiftedStorage } from './storage.ts'

beforeEach(() => localStorage.clear())

const throwing = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

it('shifts every character by 3', () => {
  createShiftedStorage(() => localStorage).setItem('name', 'abc 夜')
  expect(localStorage.getItem('name')).toBe('def#够')
})

it.each(['', 'plain', '夜曲 · 找回账号', '🌙👩‍👩‍👧‍👦', 'half \ud83c pair \udf19', '\u{10ffff}\ud7ff\u{ffff}\u0000'])('gives back %j', (text) => {
  const storage = createShiftedStorage(() => localStorage)
  storage.setItem('text', text)
  expect(storage.getItem('text')).toBe(text)
  // A second instance reads what the browser kept, not what the first one remembers.
  expect(createShiftedStorage(() => localStorage).getItem('text')).toBe(text)
})

it('goes on in memory when the quota is full, and leaves no older value behind', () => {
  const storage = createShiftedStorage(() => localStorage)
  storage.setItem('token', 'old')
  const megabyte = 'x'.repeat(1024 * 1024)
  storage.setItem('token', megabyte.repeat(12))
  expect(storage.getItem('token')).toHaveLength(12 * 1024 * 1024)
  expect(localStorage.getItem('token')).toBeNull()
  storage.setItem('token', 'small again')
  expect(localStorage.getItem('token')).not.toBeNull()
  storage.removeItem('token')
  expect(storage.getItem('token')).toBeNull()
})

it('works where the browser forbids storing', () => {
  const storage = createShiftedStorage(throwing)
  expect(storage.getItem('token')).toBeNull()
  storage.setItem('token', '🌙')
  expect(storage.getItem('token')).toBe('🌙')
  storage.removeItem('token')
  expect(storage.getItem('token')).toBeNull()
})
