import { posix } from 'node:path'
import { readImports } from './read-imports.ts'
import { isCode, isTest, type SourceFile } from './source-files.ts'

// knip takes every file of a workspace with open exports for an entry, so files that nothing leads to are found here.
const OPEN_WORKSPACES = /^(contract|server|ui)\/src\//
const BEGINNINGS = /^(server\/src\/main\.ts|server\/src\/testkit\/.+|web\/.+|e2e\/.+|bench\/.+|scripts\/.+|[^/]+\.ts)$/
/** Workers and child processes are named by a path, not imported. */
const NAMED_PATH = /['"`](\.{1,2}\/[^'"`\s]+\.(?:ts|tsx))['"`]/g

const targetsOf = (file: SourceFile) => [
  ...readImports(file).map(({ to }) => to),
  ...[...file.text.matchAll(NAMED_PATH)].map((match) => posix.join(posix.dirname(file.path), match[1] ?? '')),
]

/** Files to which no way leads but their own tests. */
export const findUnreached = (files: SourceFile[]): string[] => {
  const byPath = new Map(files.filter(({ path }) => isCode(path)).map((file) => [file.path, file]))
  const waiting = [...byPath.keys()].filter((path) => BEGINNINGS.test(path) && !isTest(path))
  const reached = new Set(waiting)
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    for (const target of targetsOf(byPath.get(path)!)) {
      if (!byPath.has(target) || reached.has(target)) continue
      reached.add(target)
      waiting.push(target)
    }
  }
  return [...byPath.keys()].filter((path) => OPEN_WORKSPACES.test(path) && !isTest(path) && !reached.has(path))
}
