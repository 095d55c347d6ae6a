import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './port.ts'

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** A file is whole or absent: written beside its place, flushed, then renamed into it. */
export const createDiskStorage = (folder: string): Storage => {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(folder, key)
  }

  const put = async (key: string, bytes: Uint8Array) => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = `${path}.${randomUUID()}.part`
    try {
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  const remove = (key: string) => rm(pathOf(key), { force: true })

  return {
    put,
    remove,
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    probe: async () => {
      const key = `probe/${randomUUID()}`
      await put(key, new Uint8Array(1))
      await remove(key)
    },
  }
}
