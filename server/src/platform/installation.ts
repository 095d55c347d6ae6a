import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from './db.ts'

const FIRST_CLIENT = 'pwa'

export interface Installation {
  /** Hex, 32 bytes: the key that pictures travel under, public in app.json. */
  imageKey: string
  /** Signs what only this installation may have made (riddles, chat tokens). */
  secret: Buffer
}

const make = (bytes: number) => randomBytes(bytes).toString('hex')

/** Keys are random per installation and made by whichever process comes first. */
export const readInstallation = async (db: Db): Promise<Installation> => {
  await db
    .insertInto('installation')
    .values([
      { name: 'image_key', value: make(32) },
      { name: 'secret', value: make(32) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('wire_client')
    .values({ client: FIRST_CLIENT, key: make(32), iv: make(16), sign: make(32) })
    // Also when this client was put aside by another that is current now.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db.selectFrom('installation').selectAll().execute()
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  return { imageKey: values.get('image_key')!, secret: Buffer.from(values.get('secret')!, 'hex') }
}

/** The private store's key never stands in the database; without a setting it is a file of this installation. */
export const readPrivateKey = async (dataDir: string, given: string | undefined): Promise<Buffer> => {
  if (given) return Buffer.from(given, 'hex')
  const path = join(dataDir, 'private-key')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(path, make(32), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(await readFile(path, 'utf8'), 'hex')
}
