import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Reads go through connections on which the database itself refuses to write. */
export interface Databases {
  read: Db
  /** For answers to guests: a replica where there is one, which may be a moment behind. */
  guest: Db
  write: Db
  /** The pool behind `write`, for libraries that speak SQL themselves. */
  pool: pg.Pool
  close(): Promise<void>
}

const safeInteger = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`)
  return value
}
pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger)
// A date has no time and no zone: it stays the text that it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const createPool = (connectionString: string, max: number, options: string, onError: (error: Error) => void) => {
  const pool = new pg.Pool({ connectionString, max, options, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 })
  // An idle connection that breaks (a database restart) must not end the process.
  pool.on('error', onError)
  return pool
}

const READ_ONLY = '-c default_transaction_read_only=on'

export const openDatabases = (urls: { primary: string; replica?: string | undefined }, onError: (error: Error) => void, size = 10): Databases => {
  const kyselyOf = (pool: pg.Pool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const pool = createPool(urls.primary, size, '', onError)
  const write = kyselyOf(pool)
  const read = kyselyOf(createPool(urls.primary, size, READ_ONLY, onError))
  const guest = urls.replica ? kyselyOf(createPool(urls.replica, size, READ_ONLY, onError)) : read
  return {
    read,
    guest,
    write,
    pool,
    close: async () => {
      await Promise.all([...new Set([read, guest, write])].map((db) => db.destroy()))
    },
  }
}
