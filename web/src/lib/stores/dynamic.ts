import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { inTab } from './kept.ts'

interface KeptDynamic {
  tab: string
  cache: Readonly<Record<string, unknown>>
}

interface Dynamic extends KeptDynamic {
  /** The film chosen in "select video". */
  pushVideo: { id: number; title: string } | null
}

const empty: Dynamic = { tab: '', cache: {}, pushVideo: null }

/** The community: its tab and what it keeps stay with the tab of the browser. */
export const useDynamic = create<Dynamic>()(
  persist(() => empty, { ...inTab<KeptDynamic>('dynamic'), partialize: ({ tab, cache }): KeptDynamic => ({ tab, cache }) }),
)
