import type { Db, Tx } from './db.ts'

const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const TRIES = 3

const isTransient = (error: unknown) => {
  const code = (error as { code?: unknown }).code
  return code === SERIALISATION_FAILURE || code === DEADLOCK
}

/** Runs one transaction; another transaction in the way is a reason to begin anew, not to fail. */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isTransient(error) || tried === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, tried * 10 + Math.random() * 20))
    }
  }
}
