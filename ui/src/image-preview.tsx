import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { PreviewGestures, SLIDE_MS, TALL_RATIO } from './preview-gestures.ts'
import type { PreviewImage } from './preview-group.ts'
import { useUiTexts } from './texts.ts'
import { SWIPE_VELOCITY } from './use-drag-down.ts'
import { useModal } from './use-modal.ts'

const KEY_ZOOM = 1.5
const NEIGHBOURS = 1

interface ImagePreviewProps {
  images: readonly PreviewImage[]
  start?: number
  /** Without it a long press leaves the browser's own menu alone. */
  onLongPress?: (index: number) => void
  onClose(): void
}

const Slide = ({ image, isActive, active, onSize }: { image: PreviewImage; isActive: boolean; active: RefObject<HTMLImageElement | null>; onSize: () => void }) => {
  const [size, setSize] = useState<'unknown' | 'usual' | 'tall'>('unknown')
  const isTall = size === 'tall'
  const fit = useEffectEvent(onSize)
  // Only once the picture stands in its final size: a tall one begins at its top.
  useLayoutEffect(() => {
    if (isActive && size !== 'unknown') fit()
  }, [isActive, size])
  return (
    <img
      ref={isActive ? active : null}
      src={image.src}
      alt={image.alt}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize(naturalHeight / naturalWidth > TALL_RATIO ? 'tall' : 'usual')}
      data-tall={isTall || undefined}
      className={`w-full shrink-0 object-contain select-none ${isTall ? '' : 'max-h-full'}`}
    />
  )
}

/** Where the finger lets the strip go: the neighbour after a quarter of the width or a quick swipe. */
const landing = (index: number, count: number, px: number, pxPerMs: number, width: number) => {
  const isFar = Math.abs(px) > width / 4 || Math.abs(pxPerMs) > SWIPE_VELOCITY
  return Math.min(count - 1, Math.max(0, index - (isFar ? Math.sign(px) : 0)))
}

const usePreview = (count: number, start: number, onTap: () => void, onLongPress: (index: number) => void) => {
  const [index, setIndex] = useState(Math.min(Math.max(start, 0), Math.max(count - 1, 0)))
  const [isZoomed, setZoomed] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const gestures = useRef<PreviewGestures>(null)

  const slideTo = (place: number, px = 0, overMs = SLIDE_MS) => {
    strip.current?.style.setProperty('transition', overMs > 0 ? `translate ${overMs}ms ease-out` : '')
    strip.current?.style.setProperty('translate', `calc(${place * -100}% + ${px}px)`)
  }
  const show = (place: number) => {
    setIndex(place)
    slideTo(place)
  }
  const tap = useEffectEvent(onTap)
  const press = useEffectEvent(() => onLongPress(index))
  const drag = useEffectEvent((px: number) => slideTo(index, px, 0))
  const land = useEffectEvent((px: number, pxPerMs: number) => show(landing(index, count, px, pxPerMs, stage.current?.clientWidth ?? 1)))
  const pressKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && index > 0) show(index - 1)
    if (key === 'ArrowRight' && index < count - 1) show(index + 1)
    if (key === '+' || key === '=') gestures.current?.zoomBy(KEY_ZOOM)
    if (key === '-') gestures.current?.zoomBy(1 / KEY_ZOOM)
    if (key === '0') gestures.current?.zoomTo(1)
  })
  useEffect(() => {
    const fingers = new PreviewGestures({
      image: () => image.current,
      stage: () => stage.current,
      onTap: () => tap(),
      onLongPress: () => press(),
      onZoom: (zoom) => setZoomed(zoom !== 1),
      onDrag: (px) => drag(px),
      onDragEnd: (px, pxPerMs) => land(px, pxPerMs),
    })
    const listening = new AbortController()
    const { signal } = listening
    gestures.current = fingers
    stage.current?.addEventListener('pointerdown', (event) => fingers.down(event), { signal })
    stage.current?.addEventListener('pointermove', (event) => fingers.move(event), { signal })
    stage.current?.addEventListener('pointerup', (event) => fingers.up(event), { signal })
    for (const lost of ['pointercancel', 'pointerleave'] as const) stage.current?.addEventListener(lost, (event) => fingers.cancel(event), { signal })
    window.addEventListener('keydown', (event) => pressKey(event), { signal })
    return () => {
      listening.abort()
      fingers.reset()
    }
  }, [])
  useEffect(() => gestures.current?.reset(), [index])
  return { index, isZoomed, stage, strip, image, fit: () => gestures.current?.reset() }
}

/** Pictures over everything, always dark. A tap, Back, Escape close it; it forgets its zoom with every picture. */
export const ImagePreview = ({ images, start = 0, onLongPress, onClose }: ImagePreviewProps) => {
  const t = useUiTexts()
  const { ref, dismiss, isLeaving, handlers } = useModal<undefined>({ dismissal: undefined, onClose })
  const ways = { ...handlers, onContextMenu: (event: SyntheticEvent) => onLongPress && event.preventDefault() }
  const { index, isZoomed, stage, strip, image, fit } = usePreview(images.length, start, dismiss, (place) => onLongPress?.(place))
  const place = `${index + 1} / ${images.length}`
  return (
    <dialog
      ref={ref}
      {...ways}
      aria-label={`${t.picture} ${place}`}
      data-theme="dark"
      data-leaving={isLeaving || undefined}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-fade-in overflow-hidden bg-theatre text-ink data-leaving:animate-fade-out"
    >
      <div ref={stage} data-zoomed={isZoomed || undefined} className="size-full touch-none overflow-hidden">
        <div ref={strip} className="flex size-full" style={{ translate: `${index * -100}%` }}>
          {images.map((each, key) => (
            <div key={key} className="flex h-full w-full shrink-0 items-center justify-center overflow-hidden">
              {Math.abs(key - index) <= NEIGHBOURS && <Slide image={each} isActive={key === index} active={image} onSize={fit} />}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="pointer-events-none absolute inset-x-0 top-[max(12px,env(safe-area-inset-top))] flex min-h-touch items-center justify-center text-m tabular-nums">
        {place}
      </p>
      <button
        type="button"
        aria-label={t.close}
        onClick={dismiss}
        className="absolute top-[max(12px,env(safe-area-inset-top))] right-2 flex size-touch items-center justify-center rounded-pill bg-shade active:opacity-60"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </dialog>
  )
}
