import type { Path } from './paths.ts'

/** The specification's numbers for the shortcuts of the home page. */
const NUMBERED: Partial<Record<number, Path>> = {
  1: '/home/rank',
  2: '/home/hot',
  3: '/collect',
  4: '/home/resource',
  5: '/home/daily',
}

/** Where a tab or shortcut leads: a known number first, else what the configuration names. */
export const tabPath = (id: number, fallback: string) => NUMBERED[id] ?? fallback
