import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Registers what Back does first; the answer takes it away again. Without an app around it nothing is registered. */
export type GuardBack = (onBack: () => void) => () => void

export const BackGuardContext = createContext<GuardBack>(() => () => {})

/** While something lies over the page, Back (also Android's and the swipe) closes it instead of leaving. */
export const useBackGuard = (isOpen: boolean, onBack: () => void) => {
  const guard = use(BackGuardContext)
  const close = useEffectEvent(onBack)
  useEffect(() => (isOpen ? guard(() => close()) : undefined), [isOpen, guard])
}
