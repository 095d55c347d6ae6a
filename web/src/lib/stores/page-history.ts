import { create } from 'zustand'

interface PageHistory {
  /** Names of the pages that are kept alive, in the order of opening. */
  names: readonly string[]
}

export const usePageHistory = create<PageHistory>()(() => ({ names: [] }))
