import { mkdir, realpath, statfs } from 'node:fs/promises'
import { StartupError } from './startup-error.ts'

const ENOUGH_FREE_BYTES = 200 * 1024 * 1024

/** Makes the data folder when it is missing and gives its real path, free of symbolic links. */
export async function openDataFolder(dataDir: string): Promise<string> {
  return explainFolderErrors(dataDir, async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      // What Node reports when the disk is read-only.
      throw error.code === 'ENOENT' ? notWritable(dataDir, 'EROFS') : error
    })
    return realpath(dataDir)
  })
}

export async function requireFreeSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < ENOUGH_FREE_BYTES) throw fullDisk(dataDir)
}

export function fullDisk(dataDir: string): StartupError {
  return new StartupError(`The disk that holds ${dataDir} is full: free at least 200 MB or point NOCTURNE_DATA to another disk, then start again.`)
}

function notWritable(dataDir: string, code: string): StartupError {
  return new StartupError(`The data folder ${dataDir} cannot be written (${code}): give this user the right to write there or set NOCTURNE_DATA to another folder.`)
}

/** Turns what a file system commonly refuses into one sentence about the data folder. */
export async function explainFolderErrors<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explain(dataDir, error)
  }
}

function explain(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return fullDisk(dataDir)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return notWritable(dataDir, code)
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(`NOCTURNE_DATA must be a folder, but ${dataDir} is or goes through a file: remove that file or set NOCTURNE_DATA to another folder.`)
    default:
      return error
  }
}
