import { createValue } from '../lib/value.ts'

/** The specification's numbers, in milliseconds. */
const THROTTLE = 200
const DURATION = 2_000
const HIDE_DELAY = 500
const RESET_DELAY = 400
const STEP = 100

export interface LoadingBar {
  percent: number
  isShown: boolean
  hasFailed: boolean
}

const AT_REST: LoadingBar = { percent: 0, isShown: false, hasFailed: false }

/** Grows towards 100 while a page loads, completes when it has come, and is red when it has not. */
export const createLoadingBar = () => {
  const bar = createValue(AT_REST)
  let throttle: ReturnType<typeof setTimeout> | undefined
  let growth: ReturnType<typeof setInterval> | undefined
  let ending: ReturnType<typeof setTimeout> | undefined

  const clear = () => {
    clearTimeout(throttle)
    clearInterval(growth)
    clearTimeout(ending)
  }

  const grow = () => {
    let passed = 0
    bar.set({ percent: 0, isShown: true, hasFailed: false })
    growth = setInterval(() => {
      passed += STEP
      // Ever slower, so that it never arrives before the page does.
      bar.set({ ...bar.get(), percent: 100 * (1 - Math.exp((-2 * passed) / DURATION)) })
    }, STEP)
  }

  const finish = (hasFailed: boolean) => {
    clear()
    // A page that came at once shows no bar at all.
    if (!bar.get().isShown && !hasFailed) return
    bar.set({ percent: 100, isShown: true, hasFailed })
    ending = setTimeout(() => {
      bar.set({ ...bar.get(), isShown: false })
      ending = setTimeout(() => bar.set(AT_REST), RESET_DELAY)
    }, HIDE_DELAY)
  }

  return {
    bar,
    start: () => {
      clear()
      if (bar.get().isShown) grow()
      else throttle = setTimeout(grow, THROTTLE)
    },
    finish: () => finish(false),
    fail: () => finish(true),
  }
}
