import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string
  text: string
}

const NOT_OURS = new Set(['node_modules', '.git', '.runtime', '.gallery', 'dist', 'data'])

const pathsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : pathsIn(path)
    return entry.isFile() ? [path] : []
  })

/** What people wrote, read anew each time: generated and fetched folders are left out. */
export const readFiles = (isWanted: (path: string) => boolean): SourceFile[] =>
  pathsIn('')
    .filter(isWanted)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
