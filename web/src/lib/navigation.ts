/** Where the app can be sent from places that know no screens. The router takes this over when it starts. */
export interface Navigation {
  go(path: string, search?: Record<string, unknown>): void
  replace(path: string, search?: Record<string, unknown>): void
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
  go: (path, search) => ready().go(path, search),
  replace: (path, search) => ready().replace(path, search),
  back: () => ready().back(),
  current: () => ready().current(),
}
