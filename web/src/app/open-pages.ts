import type { RouteLine } from './route-line.ts'
import type { OpenPage } from '../parts/page-context.ts'

const MOST_PAGES = 50

/** One kept page. Its key is the route's name and the identity of what it shows. */
export interface Entry extends OpenPage {
  readonly key: string
  readonly line: RouteLine
  readonly search: Record<string, unknown>
  /** When it was last on top. Not part of the picture, so it may change in place. */
  usedAt: number
  /** Every scroller inside the page, with the place where it was left. */
  readonly scroll: Map<Element, readonly [left: number, top: number]>
}

let clock = 0

export const touch = (entry: Entry) => {
  clock += 1
  entry.usedAt = clock
}

export const keyOf = ({ path, identity }: RouteLine, search: Record<string, unknown>) => JSON.stringify([path, ...identity.map((name) => search[name] ?? null)])

const makeEntry = (line: RouteLine, search: Record<string, unknown>): Entry => ({
  key: keyOf(line, search),
  line,
  search,
  usedAt: 0,
  scroll: new Map(),
  scroller: { current: null },
  onEvict: new Set(),
})

const leastUsed = (entries: readonly Entry[], but: Entry) =>
  entries.filter((entry) => entry !== but).reduce((oldest, entry) => (entry.usedAt < oldest.usedAt ? entry : oldest))

/**
 * The pages after one was opened. The order is the order of opening and never that of use:
 * moving a node in the document would reset its scroll and stop its video.
 */
export const openPage = (entries: readonly Entry[], line: RouteLine, search: Record<string, unknown>, most = MOST_PAGES): readonly Entry[] => {
  const known = entries.find((entry) => entry.key === keyOf(line, search))
  if (known && known.search === search) return entries
  const opened = known ? { ...known, search } : makeEntry(line, search)
  touch(opened)
  let next = known ? entries.map((entry) => (entry === known ? opened : entry)) : [...entries, opened]
  next = next.filter((entry) => entry === opened || entry.line.isKept !== false)
  while (next.length > most) {
    const gone = leastUsed(next, opened)
    next = next.filter((entry) => entry !== gone)
  }
  return next
}
