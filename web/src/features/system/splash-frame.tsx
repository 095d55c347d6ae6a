import type { ReactNode } from 'react'
import { Wordmark } from '../../parts/wordmark.tsx'

const Night = () => (
  <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-night">
    <div className="mask-crescent absolute top-[15%] left-1/2 size-30 -translate-x-1/2 rounded-pill bg-grad" />
    <svg viewBox="0 0 390 400" preserveAspectRatio="none" className="absolute inset-x-0 bottom-0 h-[64%] w-full text-sunken">
      <path d="M0 70C70 20 150 34 220 78S340 120 390 60V400H0Z" fill="currentColor" opacity=".28" />
      <path d="M0 128c60-34 128-24 196 10s140 22 194-22V400H0Z" fill="currentColor" opacity=".45" />
      <path d="M0 176c80-22 150 0 214 14s122 0 176-26V400H0Z" fill="currentColor" opacity=".82" />
    </svg>
  </div>
)

/** The entrance: always dark, the picture above, the words within reach of a thumb. */
export const SplashFrame = ({ children }: { children: ReactNode }) => (
  <main data-theme="dark" className="relative flex min-h-full flex-col justify-end overflow-hidden bg-sunken text-ink">
    <Night />
    <div className="relative flex flex-col items-center gap-8 px-7 pt-[42dvh] pb-[max(7dvh,env(safe-area-inset-bottom))] text-center">
      <Wordmark isLarge />
      {children}
    </div>
  </main>
)
