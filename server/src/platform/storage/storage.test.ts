import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './port.ts'
import { createPrivateStorage } from './private.ts'

let folder: string
let disk: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage '))
  disk = createDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true }))

describe('disk storage', () => {
  it('gives back what was put, and null after it was removed', async () => {
    await disk.put('a/b.bin', Buffer.from('夜曲'))
    expect((await disk.get('a/b.bin'))?.toString()).toBe('夜曲')
    await disk.remove('a/b.bin')
    expect(await disk.get('a/b.bin')).toBeNull()
  })

  it('replaces a file as a whole and leaves no unfinished one', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => disk.put('same', Buffer.alloc(100_000, n))))
    const bytes = await disk.get('same')
    expect(new Set(bytes).size).toBe(1)
    expect(await readdir(folder)).toEqual(['same'])
  })

  it.each(['../outside', '/etc/passwd', 'a/../../b', '', 'a//b', '.hidden', 'Ünï'])('refuses the key %j', async (key) => {
    await expect(disk.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
  })
})

describe('private storage', () => {
  const secret = 'passport 123456789'

  it('keeps nothing readable on the disk', async () => {
    const vault = createPrivateStorage(disk, randomBytes(32))
    await vault.put('doc', Buffer.from(secret))
    expect((await readFile(join(folder, 'doc'))).includes(secret)).toBe(false)
    expect((await vault.get('doc'))?.toString()).toBe(secret)
  })

  it('refuses a changed file, a file moved to another name, and another key', async () => {
    const vault = createPrivateStorage(disk, randomBytes(32))
    await vault.put('doc', Buffer.from(secret))
    const bytes = await readFile(join(folder, 'doc'))
    await writeFile(join(folder, 'moved'), bytes)
    await expect(vault.get('moved')).rejects.toThrow()
    await expect(createPrivateStorage(disk, randomBytes(32)).get('doc')).rejects.toThrow()
    bytes[bytes.length - 1]! ^= 1
    await writeFile(join(folder, 'doc'), bytes)
    await expect(vault.get('doc')).rejects.toThrow()
  })
})
