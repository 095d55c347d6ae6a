import type { RouteLine } from './route-line.ts'

/** How a page enters: pushed over the last one, uncovered by going back, or simply there. */
export type Motion = 'push' | 'pop' | 'none'

interface Place {
  line: RouteLine
  /** Its place in the browser's history. */
  index: number
}

export const motionBetween = (from: Place | null, to: Place): Motion => {
  if (!from || from.index === to.index || (from.line.tabBar && to.line.tabBar)) return 'none'
  return to.index > from.index ? 'push' : 'pop'
}
