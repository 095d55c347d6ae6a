import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { inTab } from './kept.ts'

interface Stack {
  /** Which player the stack belongs to. */
  stackKey: string
  stacks: readonly { id: number }[]
  /** The one that plays; -1 for none. */
  index: number
}

const empty: Stack = { stackKey: '', stacks: [], index: -1 }

/** Films that were opened from one another in the player. */
export const useStack = create<Stack>()(persist(() => empty, inTab<Stack>('stack')))
