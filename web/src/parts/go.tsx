import type { ReactNode } from 'react'
import { linkOf } from '../lib/link.ts'
import { navigation } from '../lib/navigation.ts'
import type { Path, SearchArgs } from '../lib/paths.ts'
import { isRealScreen } from '../lib/real-screens.ts'

interface GoProps<P extends Path> {
  to: P
  search: SearchArgs<P>[0]
  label?: string
  className?: string
  children: ReactNode
}

/** Leads to a screen on a tap; a screen that does not exist yet has no link. A real link, so it can be opened in a new tab. */
export const Go = <P extends Path>({ to, search, label, className = '', children }: GoProps<P>) => {
  if (!isRealScreen(to)) return null
  const link = linkOf(to, search)
  return (
    <a
      href={`#${link}`}
      aria-label={label}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigation.open(link)
      }}
    >
      {children}
    </a>
  )
}
