import { Header, type HeaderAction } from '@nocturne/ui/header.tsx'
import type { ReactNode } from 'react'
import { navigation } from '../lib/navigation.ts'

interface PageProps {
  title: string
  /** A root of the tab bar has no page behind it. */
  isRoot?: boolean
  actions?: readonly [] | readonly [HeaderAction] | readonly [HeaderAction, HeaderAction]
  /** What Back does where leaving needs a question first. */
  onBack?: () => void
  children: ReactNode
}

/** Header and body of a screen; the background and the scroller are its frame's. */
export const Page = ({ title, isRoot = false, actions = [], onBack = navigation.back, children }: PageProps) => (
  <div className="flex min-h-full flex-col bg-inherit">
    <Header title={title} onBack={isRoot ? undefined : onBack} actions={actions} />
    <main className="flex flex-1 flex-col pb-[env(safe-area-inset-bottom)]">{children}</main>
  </div>
)
