import { createContext, use, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Path, Paths } from '../lib/paths.ts'

/** One page of the stack, as the screen inside it sees it. */
export interface OpenPage {
  /** Frozen: a hidden page keeps the search that it was left with. */
  readonly search: unknown
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onEvict: Set<() => void>
}

export const PageContext = createContext<OpenPage | null>(null)

const usePage = () => {
  const page = use(PageContext)
  if (!page) throw new Error('this part stands outside of a page')
  return page
}

/** The search of this page, also while it is hidden; the router only knows the page that is open. */
export const usePageSearch = <P extends Path>(_path: P) => usePage().search as Paths[P]

export const usePageScroller = () => usePage().scroller

/** A hidden page comes back; this runs once, when the page is really dropped. */
export const useOnEvict = (work: () => void) => {
  const page = usePage()
  useEffect(() => {
    page.onEvict.add(work)
  }, [page, work])
}

/** A hidden video would go on playing: it pauses, and goes on when the page is shown again. */
export const usePauseWhenHidden = (video: RefObject<HTMLVideoElement | null>) => {
  const wasPlaying = useRef(false)
  useLayoutEffect(() => {
    const element = video.current
    if (!element) return
    if (wasPlaying.current) void element.play().catch(() => {})
    return () => {
      wasPlaying.current = !element.paused
      element.pause()
    }
  }, [video])
}
