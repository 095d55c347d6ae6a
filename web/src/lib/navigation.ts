import type { Path, SearchArgs } from './paths.ts'

/** Where the app can be sent from places that know no screens. The router takes this over when it starts. */
export interface Navigation {
  go<P extends Path>(path: P, ...search: SearchArgs<P>): void
  replace<P extends Path>(path: P, ...search: SearchArgs<P>): void
  /** Opens a place that somebody else named: a link that was kept, an advert. What does not exist shows the 404 page. */
  open(link: string, how?: 'push' | 'replace'): void
  /** Leaves the page; a page that was opened by its link alone goes home. */
  back(): void
  /** The path and search that are open now, to come back to: `/player?id=7`. */
  current(): string
}

let router: Navigation | null = null

const ready = () => {
  if (!router) throw new Error('the router has not started')
  return router
}

export const startNavigation = (started: Navigation) => {
  router = started
}

export const navigation: Navigation = {
  go: (path, ...search) => ready().go(path, ...search),
  replace: (path, ...search) => ready().replace(path, ...search),
  open: (link, how) => ready().open(link, how),
  back: () => ready().back(),
  current: () => ready().current(),
}
