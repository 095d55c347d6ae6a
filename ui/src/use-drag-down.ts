import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A swipe counts when it is quick enough (pixels per millisecond) and not longer than this. */
const SWIPE_MS = 500
export const SWIPE_VELOCITY = 0.25
const SLACK_PX = 6

interface DragDown {
  /** Whether a finger set down here may pull at all. */
  mayStart(touched: Element): boolean
  onMove(distancePx: number): void
  onEnd(distancePx: number, isSwipe: boolean): void
}

interface Pull {
  x: number
  y: number
  startedAt: number
  isPulling: boolean
}

/** One finger drags downwards. Native listeners: React's are passive and could not hold the page still meanwhile. */
export const useDragDown = (ref: RefObject<HTMLElement | null>, drag: DragDown) => {
  const mayStart = useEffectEvent(drag.mayStart)
  const onMove = useEffectEvent(drag.onMove)
  const onEnd = useEffectEvent(drag.onEnd)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let pull: Pull | null = null
    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      pull = touch && touches.length === 1 && target instanceof Element && mayStart(target) ? { x: touch.clientX, y: touch.clientY, startedAt: performance.now(), isPulling: false } : null
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!pull || !touch) return
      const down = touch.clientY - pull.y
      if (!pull.isPulling) {
        if (Math.hypot(touch.clientX - pull.x, down) < SLACK_PX) return
        // The first clear movement decides: sideways and upwards belong to what lies below.
        if (down < Math.abs(touch.clientX - pull.x)) {
          pull = null
          return
        }
        pull.isPulling = true
      }
      event.preventDefault()
      onMove(Math.max(0, down))
    }
    const end = (event: TouchEvent) => {
      const down = pull?.isPulling ? Math.max(0, (event.changedTouches[0]?.clientY ?? pull.y) - pull.y) : 0
      const spentMs = performance.now() - (pull?.startedAt ?? 0)
      if (pull?.isPulling) onEnd(event.type === 'touchcancel' ? 0 : down, event.type !== 'touchcancel' && spentMs < SWIPE_MS && down / spentMs > SWIPE_VELOCITY)
      pull = null
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('touchstart', start, { passive: true, signal })
    element.addEventListener('touchmove', move, { passive: false, signal })
    element.addEventListener('touchend', end, { signal })
    element.addEventListener('touchcancel', end, { signal })
    return () => listening.abort()
  }, [ref])
}
