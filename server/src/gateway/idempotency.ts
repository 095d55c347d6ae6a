// Invariant: for one (who, call, key) the effect happens once. The same body gets the same answer again, rebuilt from what
// was remembered; another body is refused; a first try that is still running is told so. Refusals are not remembered.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'

export interface Once {
  scope: string
  call: string
  key: string
  bodyHash: Buffer
}

/** A try that has said nothing for so long was killed, and may be taken over. */
const LEASE_MS = 2 * 60_000

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]))
}

export const hashBody = (input: object) => createHash('sha256').update(JSON.stringify(sorted(input))).digest()

const rowOf = (db: Db, { scope, call, key }: Once) =>
  db.selectFrom('idem').selectAll().where('scope', '=', scope).where('call', '=', call).where('key', '=', key).executeTakeFirst()

const refOf = (row: { body_hash: Buffer; result_ref: object | null }, once: Once) => {
  if (!row.body_hash.equals(once.bodyHash)) throw new Refusal('key_reused')
  return row.result_ref ?? {}
}

/** Inside the write's own transaction: the remembered reference commits with the effect, or not at all. */
export const rememberedInWrite = async (tx: Tx, once: Once): Promise<object | null> => {
  const name = `${once.scope}|${once.call}|${once.key}`
  const lock = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`.execute(tx)
  if (!lock.rows[0]?.got) throw new Refusal('in_progress')
  const row = await rowOf(tx, once)
  return row ? refOf(row, once) : null
}

export const rememberInWrite = (tx: Tx, once: Once, ref: object, now: Date) =>
  tx
    .insertInto('idem')
    .values({ scope: once.scope, call: once.call, key: once.key, body_hash: once.bodyHash, state: 'done', result_ref: JSON.stringify(ref), started_at: now })
    .execute()

/** An action has no transaction of its own, so its first try stands as a row that says `running`. */
const beginAction = async (db: Db, once: Once, now: Date): Promise<object | null> => {
  const begun = await db
    .insertInto('idem')
    .values({ scope: once.scope, call: once.call, key: once.key, body_hash: once.bodyHash, state: 'running', result_ref: null, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (begun) return null
  const row = await rowOf(db, once)
  if (!row) throw new Refusal('in_progress')
  if (row.state === 'done') return refOf(row, once)
  refOf(row, once)
  const taken = await db
    .updateTable('idem')
    .set({ started_at: now })
    .where('scope', '=', once.scope)
    .where('call', '=', once.call)
    .where('key', '=', once.key)
    .where('state', '=', 'running')
    .where('started_at', '<', new Date(now.getTime() - LEASE_MS))
    .returning('key')
    .executeTakeFirst()
  if (!taken) throw new Refusal('in_progress')
  return null
}

const ofTry = (db: Db, once: Once, startedAt: Date) => ({
  finish: (ref: object) =>
    db
      .updateTable('idem')
      .set({ state: 'done', result_ref: JSON.stringify(ref) })
      .where('scope', '=', once.scope)
      .where('call', '=', once.call)
      .where('key', '=', once.key)
      .where('started_at', '=', startedAt)
      .execute(),
  abandon: () =>
    db
      .deleteFrom('idem')
      .where('scope', '=', once.scope)
      .where('call', '=', once.call)
      .where('key', '=', once.key)
      .where('state', '=', 'running')
      .where('started_at', '=', startedAt)
      .execute(),
})

/** Runs an action once per key. `run` answers with what to remember. */
export const actOnce = async <T>(
  db: Db,
  once: Once,
  now: Date,
  steps: { run(): Promise<{ answer: T; ref: object }>; again(ref: object): Promise<T> },
): Promise<T> => {
  const ref = await beginAction(db, once, now)
  if (ref) return steps.again(ref)
  const attempt = ofTry(db, once, now)
  try {
    const result = await steps.run()
    await attempt.finish(result.ref)
    return result.answer
  } catch (error) {
    await attempt.abandon()
    throw error
  }
}
