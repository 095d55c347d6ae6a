import { BackGuardContext } from '@nocturne/ui/back-guard.ts'
import { uiTexts, UiTextsContext } from '@nocturne/ui/texts.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../lib/language.ts'
import { useLocked } from '../lib/lock-state.ts'
import { navigation } from '../lib/navigation.ts'
import { OfflineBar } from '../lib/pwa/offline-bar.tsx'
import { session } from '../lib/session.ts'
import { useValue } from '../lib/value.ts'
import { guardBack } from './back-guards.ts'
import { KeepAlive } from './keep-alive.tsx'
import { LoadingBarView } from './loading-bar-view.tsx'
import { Overlays } from './overlays.tsx'
import { openPlace, type OpenPlace } from './router.ts'
import { watchSwipeBack } from './swipe-back.ts'
import { TabBar } from './tab-bar.tsx'
import { texts } from './texts.ts'

const LockScreen = lazy(() => import('./lock-screen.tsx'))
const NotFoundPage = lazy(() => import('./not-found-page.tsx'))
const ServerErrorPage = lazy(() => import('./server-error-page.tsx'))

const goBack = () => navigation.back()
/** The five roots have nothing to go back to. */
const isAboveRoot = () => !document.querySelector('nav[data-roots]')

const useSwipeBack = () => {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => (column.current ? watchSwipeBack(column.current, isAboveRoot, goBack) : undefined), [])
  return column
}

/** The column in which every page stands, with what lies over all of them. */
export const Shell = () => {
  const column = useSwipeBack()
  const t = useTexts(texts)
  const isLocked = useLocked()
  // Locked from the start, nothing is loaded or drawn; locked later, the pages wait as they are.
  const [wasOpen, setWasOpen] = useState(!isLocked)
  if (!isLocked && !wasOpen) setWasOpen(true)
  return (
    <UiTextsContext value={useTexts(uiTexts)}>
      <BackGuardContext value={guardBack}>
        <div ref={column} className="column">
          <LoadingBarView />
          <OfflineBar text={t.offline} />
          <div className={`relative min-h-0 flex-1 ${isLocked ? 'invisible' : ''}`} inert={isLocked}>
            <Suspense>{wasOpen && <Place />}</Suspense>
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

const reload = () => location.reload()

const Place = () => {
  const place = useValue(openPlace)
  if (!place) return null
  if ('missing' in place) return <NotFoundPage path={place.missing} />
  if ('failed' in place) return <ServerErrorPage onRetry={reload} />
  return <Pages open={place} />
}

const Pages = ({ open }: { open: OpenPlace }) => {
  // Another person, other pages: signing in or out drops them all.
  const token = useValue(session)
  return (
    <>
      <KeepAlive key={token} shown={open} />
      {open.line.tabBar && <TabBar path={open.line.path} isDark={open.line.theme === 'dark'} />}
    </>
  )
}
