import { startNavigation } from '../lib/navigation.ts'

/** Remembers where the app was sent. */
export const startFakeNavigation = (open = '/home') => {
  const moves: unknown[][] = []
  const places = { open, moves }
  startNavigation({
    go: (...to) => moves.push(['go', ...to]),
    replace: (...to) => moves.push(['replace', ...to]),
    open: (...to) => moves.push(['open', ...to]),
    back: () => moves.push(['back']),
    current: () => places.open,
  })
  return places
}
