/** The specification's numbers: a swipe ends within 500 ms, or is fast enough at 0.25 px per ms. */
const DURATION_MS = 500
const VELOCITY = 0.25
/** Where a finger must begin, so that carousels and sliders keep theirs. */
const EDGE_PX = 24
const SLOP_PX = 8

interface Swipe {
  id: number
  x: number
  y: number
  at: number
  isOurs: boolean
}

const isFarEnough = (moved: number, width: number, tookMs: number) => moved > width / 2 || (moved > SLOP_PX * 3 && tookMs <= DURATION_MS && moved / tookMs >= VELOCITY)

/** A drag from the left edge carries the page along and goes back when it is let go far or fast enough. */
export const watchSwipeBack = (column: HTMLElement, canGoBack: () => boolean, goBack: () => void) => {
  let swipe: Swipe | null = null
  const page = () => column.querySelector<HTMLElement>('.page:not([style*="display: none"])')

  const carry = (by: number, isAnimated: boolean) => {
    const element = page()
    if (!element) return
    element.style.transition = isAnimated ? 'translate 0.2s ease-out' : ''
    element.style.translate = by === 0 ? '' : `${by}px 0`
  }

  const begin = (event: PointerEvent) => {
    const { left } = column.getBoundingClientRect()
    if (event.pointerType === 'mouse' || event.clientX - left > EDGE_PX || !canGoBack()) return
    swipe = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, isOurs: false }
  }

  const move = (event: PointerEvent) => {
    if (swipe?.id !== event.pointerId) return
    const across = event.clientX - swipe.x
    if (!swipe.isOurs && Math.abs(event.clientY - swipe.y) > Math.max(SLOP_PX, across)) swipe = null
    else if (swipe.isOurs || across > SLOP_PX) {
      swipe.isOurs = true
      carry(Math.max(0, across), false)
    }
  }

  const end = (event: PointerEvent) => {
    if (swipe?.id !== event.pointerId) return
    const { isOurs, x, at } = swipe
    swipe = null
    if (!isOurs) return
    const isDone = event.type === 'pointerup' && isFarEnough(event.clientX - x, column.clientWidth, event.timeStamp - at)
    carry(0, !isDone)
    if (isDone) goBack()
  }

  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  column.addEventListener('pointerdown', begin, options)
  column.addEventListener('pointermove', move, options)
  column.addEventListener('pointerup', end, options)
  column.addEventListener('pointercancel', end, options)
  return () => stop.abort()
}
