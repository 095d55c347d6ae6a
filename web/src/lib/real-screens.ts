import type { Path } from './paths.ts'

const real = new Set<Path>()

/** Filled by the router when it starts. */
export const declareRealScreens = (paths: Iterable<Path>) => {
  for (const path of paths) real.add(path)
}

/** A button, tool or link to a screen that does not exist yet is not shown. */
export const isRealScreen = (path: Path) => real.has(path)
