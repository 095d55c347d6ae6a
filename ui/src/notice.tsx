import type { ReactNode } from 'react'

/** What went wrong with the whole form, not with one field. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-m bg-tint px-3.5 py-3 text-m text-bad">
    {children}
  </p>
)
