import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoadingBar } from './loading-bar.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the loading bar', () => {
  it('does not appear for a page that comes within 200 ms', () => {
    const { bar, start, finish } = createLoadingBar()
    start()
    vi.advanceTimersByTime(199)
    finish()
    vi.advanceTimersByTime(5_000)
    expect(bar.get()).toEqual({ percent: 0, isShown: false, hasFailed: false })
  })

  it('grows towards 100 over about two seconds without arriving', () => {
    const { bar, start } = createLoadingBar()
    start()
    vi.advanceTimersByTime(200)
    const seen: number[] = []
    for (let step = 0; step < 60; step += 1) {
      vi.advanceTimersByTime(100)
      seen.push(bar.get().percent)
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen[19]).toBeGreaterThan(80)
    expect(seen.at(-1)).toBeLessThan(100)
  })

  it('completes, goes after 500 ms and is at rest 400 ms later', () => {
    const { bar, start, finish } = createLoadingBar()
    start()
    vi.advanceTimersByTime(1_000)
    finish()
    expect(bar.get()).toMatchObject({ percent: 100, isShown: true, hasFailed: false })
    vi.advanceTimersByTime(500)
    expect(bar.get().isShown).toBe(false)
    vi.advanceTimersByTime(400)
    expect(bar.get().percent).toBe(0)
  })

  it('is red when the page did not come, also at once', () => {
    const { bar, start, fail } = createLoadingBar()
    start()
    fail()
    expect(bar.get()).toMatchObject({ percent: 100, isShown: true, hasFailed: true })
  })

  it('starts anew when the next page is opened while it ends', () => {
    const { bar, start, finish } = createLoadingBar()
    start()
    vi.advanceTimersByTime(1_000)
    finish()
    start()
    expect(bar.get()).toMatchObject({ percent: 0, isShown: true })
    vi.advanceTimersByTime(600)
    expect(bar.get().isShown).toBe(true)
  })
})
