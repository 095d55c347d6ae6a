import type { ReactNode } from 'react'

/** Our own small pictures for places where there is nothing else to see; all of them one night, one moon, one hill. */
const Scene = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 200 140" fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3" className="h-auto w-46">
    <ellipse cx="100" cy="124" rx="82" ry="10" className="fill-tint" />
    {children}
  </svg>
)

const Stars = () => (
  <g className="fill-edge">
    <circle cx="34" cy="46" r="2.5" />
    <circle cx="56" cy="20" r="2" />
    <circle cx="170" cy="52" r="2.5" />
    <circle cx="150" cy="18" r="2" />
    <circle cx="22" cy="82" r="2" />
  </g>
)

const Hills = () => (
  <>
    <path d="M18 122c22-26 44-30 66-14s46 12 98 14Z" className="fill-tint" />
    <path d="M40 124c30-20 58-18 82-6s38 4 60 6Z" className="fill-edge" opacity=".55" />
  </>
)

/** Nothing here yet: a moon over quiet hills. */
export const QuietDrawing = () => (
  <Scene>
    <Stars />
    <circle cx="104" cy="60" r="34" className="fill-tint" />
    <path d="M118 36a28 28 0 1 0 14 37 22 22 0 0 1-14-37Z" className="fill-raised stroke-iris-ink" />
    <Hills />
  </Scene>
)

/** Something did not come through: the moon behind a cloud, its line broken. */
export const CloudDrawing = () => (
  <Scene>
    <Stars />
    <circle cx="124" cy="46" r="24" className="fill-tint stroke-iris-ink" />
    <path d="M62 96a20 20 0 0 1 3-40 30 30 0 0 1 57-4 22 22 0 0 1 10 43" className="fill-raised" />
    <path d="M62 96a20 20 0 0 1 3-40 30 30 0 0 1 57-4 22 22 0 0 1 14 42M76 96h10m12 0h6m12 0h4" className="stroke-iris-ink" />
    <path d="m84 110-5 10m24-10-5 10m24-10-5 10" className="stroke-edge" />
  </Scene>
)

/** Something is behind a door: light falls through its gap. */
export const DoorDrawing = () => (
  <Scene>
    <Stars />
    <path d="M72 122V42a28 28 0 0 1 56 0v80Z" className="fill-tint stroke-iris-ink" />
    <path d="M86 122V48a22 22 0 0 1 32-20v94Z" className="fill-raised stroke-iris-ink" />
    <path d="m86 122-34 4 34-60Z" className="fill-gold" opacity=".22" />
    <circle cx="110" cy="80" r="3" className="fill-gold" />
    <path d="M52 122h96" className="stroke-edge" />
  </Scene>
)
