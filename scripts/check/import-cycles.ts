import type { Import } from './read-imports.ts'

/** Circles of files that load each other. Types leave nothing behind and lazy imports come later, so neither closes a circle. */
export const findCycles = (imports: Import[]): string[][] => {
  const loads = Map.groupBy(
    imports.filter(({ isOurs, kind }) => isOurs && kind === 'value'),
    ({ from }) => from,
  )
  const cycles: string[][] = []
  const finished = new Set<string>()
  const trail: string[] = []

  const visit = (file: string) => {
    const at = trail.indexOf(file)
    if (at >= 0) cycles.push([...trail.slice(at), file])
    if (at >= 0 || finished.has(file)) return
    trail.push(file)
    for (const { to } of loads.get(file) ?? []) visit(to)
    trail.pop()
    finished.add(file)
  }

  for (const file of loads.keys()) visit(file)
  return cycles
}
