// The address → one line of the route table → its page. Links are typed by lib/paths.ts, so that is all a router has to do here.
import { createHashHistory } from '@tanstack/history'
import { ageGate } from '../lib/age-gate.ts'
import { linkOf, parseQuery } from '../lib/link.ts'
import { startNavigation } from '../lib/navigation.ts'
import { preload } from '../lib/preload.ts'
import { declareRealScreens } from '../lib/real-screens.ts'
import { createValue } from '../lib/value.ts'
import { takeBack } from './back-guards.ts'
import { createLoadingBar } from './loading-bar.ts'
import { loadScreen } from './loaded-screens.ts'
import { motionBetween, type Motion } from './motion.ts'
import { lacksNeeded, readSearch } from './page-search.ts'
import { line, type RouteLine } from './route-line.ts'
import { routes } from './routes.ts'
import { numberTypedPlaces } from './typed-places.ts'

/** The page that is open. */
export interface OpenPlace {
  line: RouteLine
  search: Record<string, unknown>
  /** Its place in the browser's history. */
  index: number
  motion: Motion
}

type Place = OpenPlace | { missing: string } | { failed: string }

const ENTRY = '/splash'
const HOME = '/home'

/** All parts in every state, to look at and to test: not in the product. */
const developmentLines =
  import.meta.env.DEV || import.meta.env.MODE === 'parts'
    ? [line('/parts', { search: { view: 'text', n: 'number' }, identity: ['view', 'n'], screen: () => import('../features/parts-page/parts-screen.tsx') })]
    : []

const lines = new Map<string, RouteLine>([...routes, ...developmentLines].filter(({ screen }) => screen).map((known) => [known.path, known]))

const history = createHashHistory()

/** Null until the first page's code has come. */
export const openPlace = createValue<Place | null>(null)
export const loading = createLoadingBar()

/** Where somebody is sent instead: the root leads to the entry, and nothing but the entry stands before the age gate. */
const detourFrom = (path: string, link: string) => {
  if (path === '/') return ENTRY
  return path !== ENTRY && ageGate.get() !== 'passed' ? linkOf(ENTRY, { back: link }) : null
}

let lastPage: OpenPlace | null = null

const placeAt = async (path: string, query: string, index: number): Promise<Place> => {
  const known = lines.get(path)
  const search = known && readSearch(known.search, parseQuery(query))
  if (!known || !search || lacksNeeded(known.search, search)) return { missing: path }
  try {
    await loadScreen(known)
    return { line: known, search, index, motion: motionBetween(lastPage, { line: known, index }) }
  } catch {
    return { failed: path }
  }
}

const PRELOAD_AFTER_MS = 1_500
let hasPreloaded = false

/** Once somebody is inside and the line is free, the five roots are fetched: a tab opens without a wait. */
const preloadRoots = () => {
  if (hasPreloaded) return
  hasPreloaded = true
  setTimeout(() => {
    for (const root of lines.values()) if (root.tabBar) preload(() => loadScreen(root))
  }, PRELOAD_AFTER_MS)
}

let asked = 0

const follow = async () => {
  const { pathname, search, href, state } = history.location
  const detour = detourFrom(pathname, href)
  if (detour) return history.replace(detour)
  asked += 1
  const mine = asked
  loading.start()
  const place = await placeAt(pathname, search, state.__TSR_index)
  // Somebody who tapped twice wants the second page.
  if (mine !== asked) return
  if ('line' in place) lastPage = place
  openPlace.set(place)
  if ('failed' in place) loading.fail()
  else loading.finish()
  if (pathname !== ENTRY) preloadRoots()
}

export const startRouter = () => {
  declareRealScreens([...lines.values()].filter(({ later }) => !later).map(({ path }) => path))
  startNavigation({
    go: (path, ...[search]) => history.push(linkOf(path, search)),
    replace: (path, ...[search]) => history.replace(linkOf(path, search)),
    open: (link, how = 'push') => history[how](link),
    back: () => (history.canGoBack() ? history.back() : history.replace(HOME)),
    current: () => history.location.href,
  })
  numberTypedPlaces(() => history.location.state.__TSR_index)
  history.block({ enableBeforeUnload: false, blockerFn: ({ action }) => action === 'BACK' && takeBack() })
  history.subscribe(() => void follow())
  void follow()
}
