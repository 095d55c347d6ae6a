import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startNavigation } from '../lib/navigation.ts'
import { openCounted } from './open-address.ts'

const openInside = vi.fn()
const order: string[] = []

beforeEach(() => {
  order.length = 0
  startNavigation({ go: vi.fn(), replace: vi.fn(), open: openInside, back: vi.fn(), current: () => '/home' })
  openInside.mockReset()
  openInside.mockImplementation(() => order.push('inside'))
  vi.spyOn(window, 'open').mockImplementation(() => {
    order.push('window')
    return null
  })
})
afterEach(() => vi.restoreAllMocks())

const count = () => {
  order.push('counted')
  return Promise.resolve()
}

it('counts first, then opens a new window for 1 and for whatever is unknown', async () => {
  for (const toType of [1, 0, 7]) await openCounted(count, 'https://example.org/a', toType)
  expect(order).toEqual(['counted', 'window', 'counted', 'window', 'counted', 'window'])
  expect(window.open).toHaveBeenLastCalledWith('https://example.org/a', '_blank', 'noopener,noreferrer')
})

it('navigates inside the app for 2', async () => {
  await openCounted(count, '/player?id=7', 2)
  expect(openInside.mock.calls[0]?.[0]).toBe('/player?id=7')
  expect(order).toEqual(['counted', 'inside'])
})

it('opens although the count fails or never answers', async () => {
  await openCounted(() => Promise.reject(new Error('offline')), 'https://example.org', 1)
  await openCounted(() => new Promise(() => {}), 'https://example.org', 1)
  expect(order).toEqual(['window', 'window'])
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'ftp://example.org', ''])('does not open %s', async (address) => {
  await openCounted(count, address, 1)
  await openCounted(count, address, 2)
  expect(order).toEqual([])
})
