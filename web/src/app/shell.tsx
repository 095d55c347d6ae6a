import { BackGuardContext } from '@nocturne/ui/back-guard.ts'
import { Toast } from '@nocturne/ui/toast.tsx'
import { useBlocker, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { navigation } from '../lib/navigation.ts'
import { session } from '../lib/session.ts'
import { toast } from '../lib/toast.ts'
import { useValue } from '../lib/value.ts'
import { guardBack, takeBack } from './back-guards.ts'
import { NotFoundPage, ServerErrorPage } from './error-pages.tsx'
import { KeepAlive } from './keep-alive.tsx'
import { LoadingBarView } from './loading-bar-view.tsx'
import { motionBetween } from './motion.ts'
import type { RouteLine } from './route-line.ts'
import { watchSwipeBack } from './swipe-back.ts'
import { TabBar } from './tab-bar.tsx'

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

const closeToast = () => toast.set(null)

const useSwipeBack = () => {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => (column.current ? watchSwipeBack(column.current, () => !document.querySelector('[data-page][data-root]'), () => navigation.back()) : undefined), [])
  return column
}

/** The column in which every page stands, with what lies over all of them. */
export const Shell = () => {
  const open = useOpenPlace()
  const column = useSwipeBack()
  const message = useValue(toast)
  // Another person, other pages: signing in or out drops them all.
  const token = useValue(session)
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => action === 'BACK' && takeBack(),
  })
  return (
    <BackGuardContext value={guardBack}>
      <div ref={column} className="column">
        <LoadingBarView />
        <Pages open={open} token={token} />
        {message && <Toast key={message.id} text={message.text} onClose={closeToast} />}
      </div>
    </BackGuardContext>
  )
}

const Pages = ({ open, token }: { open: ReturnType<typeof useOpenPlace>; token: string }) => {
  const last = useRef<Open | null>(null)
  if (open === 'missing') return <NotFoundPage path={navigation.current()} />
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
