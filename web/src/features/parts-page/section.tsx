import type { ReactNode } from 'react'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3 border-t border-line px-4 py-5">
    <h2 className="text-l font-bold">{title}</h2>
    {children}
  </section>
)
