import { createHashHistory, createRootRoute, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router'
import { ageGate } from '../lib/age-gate.ts'
import { startNavigation } from '../lib/navigation.ts'
import { declareRealScreens } from '../lib/real-screens.ts'
import { linkOf, parseQuery, writeQuery } from '../lib/link.ts'
import { loadScreen } from './loaded-screens.ts'
import { lacksNeeded, readSearch } from './page-search.ts'
import { line, type RouteLine } from './route-line.ts'
import { routes } from './routes.ts'
import { Shell } from './shell.tsx'
import { numberTypedPlaces } from './typed-places.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    line?: RouteLine
  }
}

const ENTRY = '/splash'
const HOME = '/home'

const rootRoute = createRootRoute({ component: Shell })

/** Nothing but the entry stands before the age gate; the link is kept and opened behind it. */
const refuseBeforeGate = (line: RouteLine, link: string) => {
  if (line.path !== ENTRY && ageGate.get() !== 'passed') throw redirect({ href: linkOf(ENTRY, { back: link }), replace: true })
}

const routeOf = (line: RouteLine) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: line.path,
    validateSearch: (given: Record<string, unknown>) => readSearch(line.search, given),
    beforeLoad: async ({ search, location }) => {
      refuseBeforeGate(line, location.href)
      if (lacksNeeded(line.search, search)) throw notFound()
      await loadScreen(line)
    },
    staticData: { line },
  })

const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: ENTRY, replace: true })
  },
})

/** All parts in every state, to look at and to test: not in the product. */
const developmentLines =
  import.meta.env.DEV || import.meta.env.MODE === 'parts'
    ? [line('/parts', { search: { view: 'text', n: 'number' }, identity: ['view', 'n'], screen: () => import('../features/parts-page/parts-screen.tsx') })]
    : []

const lines = [...routes, ...developmentLines].filter(({ screen }) => screen)
declareRealScreens(lines.filter(({ later }) => !later).map(({ path }) => path))

const history = createHashHistory()
numberTypedPlaces(() => history.location.state.__TSR_index)

export const router = createRouter({
  routeTree: rootRoute.addChildren([entryRoute, ...lines.map(routeOf)]),
  history,
  parseSearch: parseQuery,
  stringifySearch: writeQuery,
  // The pages keep their own scroll.
  scrollRestoration: false,
})

startNavigation({
  go: (path, ...[search]) => history.push(linkOf(path, search)),
  replace: (path, ...[search]) => history.replace(linkOf(path, search)),
  open: (link, how = 'push') => history[how](link),
  back: () => (history.canGoBack() ? history.back() : history.replace(HOME)),
  current: () => router.state.location.href,
})
