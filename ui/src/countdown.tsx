import { useEffect, useEffectEvent, useState } from 'react'

const RADIUS = 17
const ROUND = 2 * Math.PI * RADIUS

interface CountdownProps {
  seconds: number
  /** What a tap does: skip. */
  label: string
  /** Tapped, or the time is up; only once. */
  onDone(): void
}

const Ring = ({ share }: { share: number }) => (
  <svg aria-hidden="true" viewBox="0 0 40 40" fill="none" strokeWidth="3" className="absolute inset-0 size-full -rotate-90">
    <circle cx="20" cy="20" r={RADIUS} stroke="currentColor" opacity="0.25" />
    <circle
      cx="20"
      cy="20"
      r={RADIUS}
      stroke="currentColor"
      strokeLinecap="round"
      strokeDasharray={ROUND}
      strokeDashoffset={ROUND * (1 - share)}
      className="transition-[stroke-dashoffset] duration-1000 ease-linear"
    />
  </svg>
)

/** A ring that empties while the seconds run; one tap ends the wait. */
export const Countdown = ({ seconds, label, onDone }: CountdownProps) => {
  const [left, setLeft] = useState(seconds)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (left <= 0) {
      done()
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <button type="button" onClick={() => setLeft(0)} className="inline-flex min-h-touch items-center gap-1.5 rounded-pill bg-shade pr-1.5 pl-4 text-m font-medium text-on-shade active:opacity-80">
      {label}
      <span className="relative inline-flex size-8 items-center justify-center text-s font-semibold tabular-nums">
        <Ring share={Math.max(0, left - 1) / Math.max(1, seconds - 1)} />
        {Math.max(left, 0)}
      </span>
    </button>
  )
}
