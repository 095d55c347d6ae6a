import type { GuardBack } from '@nocturne/ui/back-guard.ts'

/** What lies over the page, the newest last. */
const guards: (() => void)[] = []

export const guardBack: GuardBack = (onBack) => {
  guards.push(onBack)
  return () => {
    const at = guards.lastIndexOf(onBack)
    if (at >= 0) guards.splice(at, 1)
  }
}

/** True when something took Back for itself: the page stays. */
export const takeBack = () => {
  const top = guards.at(-1)
  top?.()
  return top !== undefined
}
