import { beforeEach, expect, it } from 'vitest'
import { deviceId } from './device.ts'
import { createShiftedStorage } from './storage.ts'

const storage = createShiftedStorage(() => localStorage)
beforeEach(() => localStorage.clear())

it('is 19 letters and digits and the time, made once', () => {
  const before = Date.now()
  const id = deviceId(storage)
  expect(id).toMatch(/^[A-Za-z0-9]{19}\d{13}$/)
  expect(Number(id.slice(19))).toBeGreaterThanOrEqual(before)
  expect(deviceId(storage)).toBe(id)
})

it('differs from device to device', () => {
  const ids = new Set(Array.from({ length: 200 }, () => deviceId(createShiftedStorage(() => { throw new Error('no store') })).slice(0, 19)))
  expect(ids.size).toBe(200)
})

it('replaces what the server would not take', () => {
  storage.setItem('device_id', 'short')
  expect(deviceId(storage)).toMatch(/^[A-Za-z0-9]{32}$/)
})
