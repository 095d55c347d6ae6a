import { useEffect, useRef, useState, type ReactNode } from 'react'

interface SwiperProps {
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** Moves on by itself until it is touched; never for who wants no motion. */
  everyMs?: number
}

const Dots = ({ count, chosen }: { count: number; chosen: number }) => (
  <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5">
    {Array.from({ length: count }, (_, place) => (
      <span key={place} className={`h-1.5 rounded-pill bg-on-shade shadow-knob transition-all ${place === chosen ? 'w-4' : 'w-1.5 opacity-55'}`} />
    ))}
  </div>
)

/** A carousel on the browser's own scroll snapping: it swipes as the phone swipes, also with a keyboard. */
export const Swiper = ({ label, slides, everyMs }: SwiperProps) => {
  const strip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    if (!everyMs || isTouched || slides.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => {
      const element = strip.current
      element?.scrollTo({ left: ((place + 1) % slides.length) * element.clientWidth, behavior: 'smooth' })
    }, everyMs)
    return () => clearTimeout(timer)
  }, [everyMs, isTouched, place, slides.length])
  useEffect(() => {
    const element = strip.current
    // Not every browser lets the keyboard reach what scrolls.
    if (element) element.tabIndex = 0
    const stop = () => setTouched(true)
    for (const touch of ['pointerdown', 'focusin', 'keydown']) element?.addEventListener(touch, stop, { once: true, passive: true })
    return () => {
      for (const touch of ['pointerdown', 'focusin', 'keydown']) element?.removeEventListener(touch, stop)
    }
  }, [])
  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative overflow-hidden rounded-l">
      <div
        ref={strip}
        onScroll={({ currentTarget }) => setPlace(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map(({ key, content }, number) => (
          <div key={key} role="group" aria-roledescription="slide" aria-label={`${number + 1} / ${slides.length}`} inert={number !== place} className="w-full shrink-0 snap-center snap-always">
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && <Dots count={slides.length} chosen={place} />}
    </section>
  )
}
