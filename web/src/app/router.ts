import { createHashHistory, createRootRoute, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router'
import { ageGate } from '../lib/age-gate.ts'
import { startNavigation } from '../lib/navigation.ts'
import { linkOf, parseQuery, writeQuery } from './link.ts'
import { loadScreen } from './loaded-screens.ts'
import { lacksNeeded, readSearch } from './page-search.ts'
import type { RouteLine } from './route-line.ts'
import { routes } from './routes.ts'
import { Shell } from './shell.tsx'

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

const history = createHashHistory()

export const router = createRouter({
  routeTree: rootRoute.addChildren([entryRoute, ...routes.filter(({ screen }) => screen).map(routeOf)]),
  history,
  parseSearch: parseQuery,
  stringifySearch: writeQuery,
  // The pages keep their own scroll.
  scrollRestoration: false,
})

const canGoBack = () => history.canGoBack()

startNavigation({
  go: (path, ...[search]) => history.push(linkOf(path, search)),
  replace: (path, ...[search]) => history.replace(linkOf(path, search)),
  open: (link, how = 'push') => history[how](link),
  back: () => (canGoBack() ? history.back() : history.replace(HOME)),
  current: () => router.state.location.href,
})
