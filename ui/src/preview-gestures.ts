/** The specification's numbers of the image preview. */
const ZOOM_MIN = 1 / 3
const ZOOM_MAX = 3
export const SLIDE_MS = 300
const DOUBLE_TAP_MS = 250
const LONG_PRESS_MS = 500
export const TALL_RATIO = 2.6

const SLACK_PX = 8
const FLING_MS = 200

interface Point {
  x: number
  y: number
}

interface PreviewView {
  /** The picture on show and the stage that it moves on. */
  image(): HTMLElement | null
  stage(): HTMLElement | null
  onTap(): void
  onLongPress(): void
  onZoom(zoom: number): void
  /** The whole strip follows the finger while the picture is not enlarged. */
  onDrag(px: number): void
  onDragEnd(px: number, pxPerMs: number): void
}

const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Fingers on one picture: pinch, double tap, long press, moving it about. Styles are set directly: no render per frame. */
export class PreviewGestures {
  private readonly view: PreviewView
  private readonly fingers = new Map<number, Point>()
  private zoom = 1
  private at: Point = { x: 0, y: 0 }
  private pinch = { distancePx: 0, zoom: 1 }
  private from: Point & { at: number } = { x: 0, y: 0, at: 0 }
  private speed: Point & { at: number } = { x: 0, y: 0, at: 0 }
  private hasMoved = false
  private tappedAt = -Infinity
  private tapTimer = 0
  private pressTimer = 0

  constructor(view: PreviewView) {
    this.view = view
  }

  down({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    this.fingers.set(pointerId, { x, y })
    clearTimeout(this.pressTimer)
    if (this.fingers.size === 2) {
      this.hasMoved = true
      this.view.onDragEnd(0, 0)
      this.pinch = { distancePx: distance([...this.fingers.values()]), zoom: this.zoom }
      return
    }
    const now = performance.now()
    this.hasMoved = false
    this.from = { x, y, at: now }
    this.speed = { x: 0, y: 0, at: now }
    this.pressTimer = window.setTimeout(() => {
      this.hasMoved = true
      this.view.onLongPress()
    }, LONG_PRESS_MS)
  }

  move({ pointerId, clientX, clientY }: PointerEvent) {
    const finger = this.fingers.get(pointerId)
    if (!finger) return
    const by = { x: clientX - finger.x, y: clientY - finger.y }
    if (!this.hasMoved && Math.hypot(by.x, by.y) < SLACK_PX) return
    this.hasMoved = true
    clearTimeout(this.pressTimer)
    this.fingers.set(pointerId, { x: clientX, y: clientY })
    if (this.fingers.size === 2) {
      this.zoom = between(ZOOM_MIN, (this.pinch.zoom * distance([...this.fingers.values()])) / this.pinch.distancePx, ZOOM_MAX)
      this.place()
    } else if (this.zoom > 1) this.shift(by)
    else this.pull(by, clientX - this.from.x)
  }

  up({ pointerId, clientX, clientY }: PointerEvent) {
    if (!this.fingers.delete(pointerId)) return
    clearTimeout(this.pressTimer)
    if (this.zoom < 1) this.zoomTo(1)
    if (this.fingers.size > 0) return
    if (!this.hasMoved) this.tap(clientX, clientY)
    else if (this.zoom === 1) {
      const pastMs = Math.max(1, performance.now() - this.from.at)
      this.shift({ x: 0, y: this.speed.y * FLING_MS }, SLIDE_MS)
      this.view.onDragEnd(clientX - this.from.x, (clientX - this.from.x) / pastMs)
    }
  }

  cancel({ pointerId }: PointerEvent) {
    if (!this.fingers.delete(pointerId)) return
    clearTimeout(this.pressTimer)
    if (this.zoom < 1) this.zoomTo(1)
    this.view.onDragEnd(0, 0)
  }

  /** Towards the tapped point, so that what was meant comes nearer. */
  zoomTo(zoom: number, around: Point = { x: 0, y: 0 }) {
    this.zoom = between(ZOOM_MIN, zoom, ZOOM_MAX)
    this.at = this.zoom > 1 ? { x: -around.x * (this.zoom - 1), y: -around.y * (this.zoom - 1) } : { x: 0, y: 0 }
    this.place(SLIDE_MS)
  }

  zoomBy(factor: number) {
    this.zoomTo(this.zoom * factor)
  }

  /** As it was before anybody touched it; a tall picture begins at its top. */
  reset() {
    clearTimeout(this.pressTimer)
    clearTimeout(this.tapTimer)
    this.fingers.clear()
    this.tappedAt = -Infinity
    this.zoom = 1
    this.at = { x: 0, y: Infinity }
    this.place()
  }

  private tap(x: number, y: number) {
    const now = performance.now()
    clearTimeout(this.tapTimer)
    if (now - this.tappedAt < DOUBLE_TAP_MS) {
      this.tappedAt = -Infinity
      const stage = this.view.stage()?.getBoundingClientRect()
      const around = stage ? { x: x - stage.left - stage.width / 2, y: y - stage.top - stage.height / 2 } : { x: 0, y: 0 }
      this.zoomTo(this.zoom > 1 ? 1 : ZOOM_MAX, around)
      return
    }
    this.tappedAt = now
    this.tapTimer = window.setTimeout(() => this.view.onTap(), DOUBLE_TAP_MS)
  }

  /** At its own size a picture moves only up and down (if it is tall); sideways the strip goes along. */
  private pull(by: Point, draggedPx: number) {
    const now = performance.now()
    const spentMs = Math.max(1, now - this.speed.at)
    this.speed = { x: by.x / spentMs, y: by.y / spentMs, at: now }
    const { y } = this.limits()
    const isAlong = Math.abs(this.from.y - (this.fingers.values().next().value?.y ?? this.from.y)) > Math.abs(draggedPx)
    if (y > 0 && isAlong) this.shift({ x: 0, y: by.y })
    else this.view.onDrag(draggedPx)
  }

  private shift(by: Point, overMs = 0) {
    this.at = { x: this.at.x + by.x, y: this.at.y + by.y }
    this.place(overMs)
  }

  private limits(): Point {
    const image = this.view.image()
    const stage = this.view.stage()
    if (!image || !stage) return { x: 0, y: 0 }
    return { x: Math.max(0, (image.offsetWidth * this.zoom - stage.clientWidth) / 2), y: Math.max(0, (image.offsetHeight * this.zoom - stage.clientHeight) / 2) }
  }

  private place(overMs = 0) {
    const { x, y } = this.limits()
    this.at = { x: between(-x, this.at.x, x), y: between(-y, this.at.y, y) }
    const style = this.view.image()?.style
    style?.setProperty('transition', overMs > 0 ? `transform ${overMs}ms ease-out` : '')
    style?.setProperty('transform', `translate(${this.at.x}px, ${this.at.y}px) scale(${this.zoom})`)
    this.view.onZoom(this.zoom)
  }
}
