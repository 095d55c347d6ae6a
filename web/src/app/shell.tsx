import { BackGuardContext } from '@nocturne/ui/back-guard.ts'
import { uiTexts, UiTextsContext } from '@nocturne/ui/texts.ts'
import { useBlocker, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTexts } from '../lib/language.ts'
import { useLocked } from '../lib/lock-state.ts'
import { navigation } from '../lib/navigation.ts'
import { OfflineBar } from '../lib/pwa/offline-bar.tsx'
import { session } from '../lib/session.ts'
import { useValue } from '../lib/value.ts'
import { guardBack, takeBack } from './back-guards.ts'
import { NotFoundPage, ServerErrorPage } from './error-pages.tsx'
import { KeepAlive } from './keep-alive.tsx'
import { LoadingBarView } from './loading-bar-view.tsx'
import { motionBetween } from './motion.ts'
import { Overlays } from './overlays.tsx'
import type { RouteLine } from './route-line.ts'
import { watchSwipeBack } from './swipe-back.ts'
import { TabBar } from './tab-bar.tsx'
import { texts } from './texts.ts'

const LockScreen = lazy(() => import('./lock-screen.tsx'))

interface Open {
  line: RouteLine
  search: Record<string, unknown>
  index: number
}

/** What the router has opened; null while the first page is on its way. */
const useOpenPlace = (): Open | 'missing' | 'failed' | null => {
  const leaf = useRouterState({ select: ({ matches }) => matches.at(-1) })
  const index = useRouterState({ select: ({ location }) => location.state.__TSR_index })
  if (!leaf || leaf.status === 'pending') return null
  if (leaf.status === 'error') return 'failed'
  const { line } = leaf.staticData
  if (!line || leaf.status === 'notFound') return 'missing'
  return { line, search: leaf.search as Record<string, unknown>, index }
}

/** The five roots have nothing to go back to. */
const isAboveRoot = () => !document.querySelector('nav[data-roots]')

const useSwipeBack = () => {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => (column.current ? watchSwipeBack(column.current, isAboveRoot, () => navigation.back()) : undefined), [])
  return column
}

/** The column in which every page stands, with what lies over all of them. */
export const Shell = () => {
  const open = useOpenPlace()
  const column = useSwipeBack()
  const t = useTexts(texts)
  const isLocked = useLocked()
  // Another person, other pages: signing in or out drops them all.
  const token = useValue(session)
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => action === 'BACK' && takeBack(),
  })
  return (
    <UiTextsContext value={useTexts(uiTexts)}>
      <BackGuardContext value={guardBack}>
        <div ref={column} className="column">
          <LoadingBarView />
          <OfflineBar text={t.offline} />
          <div className="relative min-h-0 flex-1" inert={isLocked}>
            <Pages open={open} token={token} />
          </div>
          {isLocked && (
            <Suspense fallback={<div className="absolute inset-0 z-60 bg-bg" />}>
              <LockScreen />
            </Suspense>
          )}
        </div>
        <Overlays />
      </BackGuardContext>
    </UiTextsContext>
  )
}

const pathOf = (link: string) => link.split('?')[0] ?? link

const Pages = ({ open, token }: { open: ReturnType<typeof useOpenPlace>; token: string }) => {
  const last = useRef<Open | null>(null)
  if (open === 'missing') return <NotFoundPage path={pathOf(navigation.current())} />
  if (open === 'failed') return <ServerErrorPage onRetry={() => location.reload()} />
  const shown = open ?? last.current
  if (!shown) return null
  const motion = motionBetween(last.current, shown)
  last.current = shown
  return (
    <>
      <KeepAlive key={token} shown={shown} motion={motion} />
      {shown.line.tabBar && <TabBar path={shown.line.path} isDark={shown.line.theme === 'dark'} />}
    </>
  )
}
