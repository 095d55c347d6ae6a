import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgiveChunkError, watchChunkErrors } from './chunk-reload.ts'

const reload = vi.fn()
let stop: () => void

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.useFakeTimers()
  stop = watchChunkErrors(reload)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const fail = (payload = new Error('Failed to fetch dynamically imported module')) => {
  const event = Object.assign(new Event('vite:preloadError'), { payload })
  window.dispatchEvent(event)
  return payload
}

it('loads the page anew once in ten seconds', () => {
  fail()
  fail()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(9_000)
  fail()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1_000)
  fail()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('does not over a file that nobody waits for', () => {
  forgiveChunkError(fail())
  vi.advanceTimersByTime(1)
  expect(reload).not.toHaveBeenCalled()
})

it('does not without a network: there is nothing newer to be had', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fail()
  vi.advanceTimersByTime(1)
  expect(reload).not.toHaveBeenCalled()
})
