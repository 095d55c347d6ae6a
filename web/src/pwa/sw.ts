import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { answerFacts } from './facts.ts'
import { answerPage } from './page.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

// Whatever matches none of these goes to the network as if there were no worker: calls, media, cashier, console, other pages.
const OWN_PAGE = /^\/(index\.html)?(\?|$)/
const FACTS = '/app.json'

// Before the files: the page is among them, but while there is a network it comes from there.
registerRoute(new NavigationRoute(answerPage, { allowlist: [OWN_PAGE] }))
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === FACTS, answerFacts)
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// The person said yes: until then the new worker waits, so that no running page loses its files.
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting()
})
