import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = /^(node_modules|dist|\..*)$|\.test\.tsx?$/

/** The content appears under the name at once or not at all. */
export function writeWhole(file, content) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** One hash over the files and folders; a folder's tests, build results and packages do not count. */
export function hashSources(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, root, path)
  return hash.digest('hex')
}

function addTo(hash, root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  const entries = listFolder(full)
  if (!entries) hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
  else for (const name of entries.filter((entry) => !SKIPPED.test(entry)).sort()) addTo(hash, root, `${path}/${name}`)
}

function listFolder(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
