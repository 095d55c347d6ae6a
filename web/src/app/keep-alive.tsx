import { Activity, createElement, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { linkOf } from '../lib/link.ts'
import { usePageHistory } from '../lib/stores/page-history.ts'
import { PageContext } from '../parts/page-context.ts'
import { screenOf } from './loaded-screens.ts'
import { PageBoundary } from './page-boundary.tsx'
import type { Motion } from './motion.ts'
import { keyOf, openPage, touch, type Entry } from './open-pages.ts'
import type { OpenPlace } from './router.ts'

const evictGone = (before: readonly Entry[], now: readonly Entry[]) => {
  const kept = new Set(now.map(({ key }) => key))
  for (const { key, onEvict } of before) if (!kept.has(key)) for (const work of onEvict) work()
}

/** Shows one page and keeps the others exactly as they were left; see open-pages.ts for which. */
export const KeepAlive = ({ shown }: { shown: OpenPlace }) => {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const next = openPage(entries, shown.line, shown.search)
  // Derived while rendering: the new page stands in the same frame.
  if (next !== entries) setEntries(next)

  const openKey = keyOf(shown.line, shown.search)
  const before = useRef<readonly Entry[]>([])
  useEffect(() => {
    const open = next.find(({ key }) => key === openKey)
    if (open) touch(open)
    evictGone(before.current, next)
    before.current = next
    usePageHistory.setState({ names: next.map(({ line: { path } }) => path) })
  }, [next, openKey])
  useEffect(() => () => evictGone(before.current, []), [])

  return next.map((entry) => (
    <Activity key={entry.key} mode={entry.key === openKey ? 'visible' : 'hidden'}>
      <PageFrame entry={entry} motion={shown.motion} />
    </Activity>
  ))
}

const restoreScroll = ({ scroll }: Entry) => {
  for (const [element, [left, top]] of scroll) {
    if (element.isConnected) element.scrollTo({ left, top, behavior: 'instant' })
    else scroll.delete(element)
  }
}

const PageFrame = memo(({ entry, motion }: { entry: Entry; motion: Motion }) => {
  const { scroller, scroll, line } = entry
  // Runs each time the page is shown, its cleanup each time it is hidden. Not every browser keeps the scroll of hidden elements.
  useLayoutEffect(() => {
    const page = scroller.current
    if (!page) return
    restoreScroll(entry)
    const remember = ({ target }: Event) => {
      if (target instanceof Element) scroll.set(target, [target.scrollLeft, target.scrollTop])
    }
    page.addEventListener('scroll', remember, { passive: true, capture: true })
    return () => page.removeEventListener('scroll', remember, { capture: true })
  }, [entry, scroller, scroll])
  return (
    <PageContext value={entry}>
      <div
        ref={scroller}
        data-page={line.path}
        data-link={linkOf(line.path, entry.search)}
        data-motion={motion}
        data-theme={line.theme}
        className={`page ${line.background === 'sunken' ? 'bg-sunken' : 'bg-bg'} ${line.tabBar ? 'pb-tab-bar' : ''}`}
      >
        <PageBoundary>
          {createElement(screenOf(line))}
        </PageBoundary>
      </div>
    </PageContext>
  )
})
PageFrame.displayName = 'PageFrame'
