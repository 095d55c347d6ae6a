import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db, Tx } from '../../platform/db.ts'
import type { Job } from '../../platform/queue.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { secondsOf } from '../../platform/clock.ts'

const KEPT_MS = 3 * 86_400_000
const GIVEN_UP_MS = 3_600_000
const PART_BYTES = 128 * 1024
const compress = promisify(gzip)

const dataOf = async (db: Db, memberId: number) => {
  const member = await db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  const { id: _id, password_hash: _password, recovery_hash: _recovery, invited_by_id: _inviter, ...account } = member
  const sessions = await db
    .selectFrom('session')
    .select(['device_name', 'created_at', 'last_seen_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()
  return { account, sessions }
}

export const exportJob: Job<{ memberId: number }> = {
  name: 'account.export',
  async run({ memberId }, { db, privateStorage, clock }) {
    const asked = await db.read.selectFrom('data_export').selectAll().where('member_id', '=', memberId).executeTakeFirst()
    if (asked?.state !== 'preparing') return
    const data = { made_at: clock.now(), ...(await dataOf(db.read, memberId)) }
    const file = await compress(JSON.stringify(data, null, 2))
    await privateStorage.put(asked.storage_key, file)
    await db.write
      .updateTable('data_export')
      .set({ state: 'ready', size_bytes: file.length })
      .where('member_id', '=', memberId)
      .where('storage_key', '=', asked.storage_key)
      .execute()
  },
}

const current = (db: Db, memberId: number, now: Date) =>
  db.selectFrom('data_export').selectAll().where('member_id', '=', memberId).where('expires_at', '>', now).executeTakeFirst()

const begin = async (tx: Tx, { queue }: Services, memberId: number, now: Date) => {
  const row = {
    state: 'preparing' as const,
    storage_key: `export/${randomUUID()}`,
    size_bytes: 0,
    asked_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
  }
  await tx
    .insertInto('data_export')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
  await queue.send(tx, exportJob, { memberId })
  return row
}

export const askForExport = async (tx: Tx, services: Services, memberId: number) => {
  const now = services.clock.now()
  const known = await current(tx, memberId, now)
  const row = known && known.state !== 'failed' ? known : await begin(tx, services, memberId, now)
  return {
    state: row.state,
    name: `nocturne-${services.clock.houseDay(row.asked_at)}.json.gz`,
    size: row.size_bytes,
    parts: Math.ceil(row.size_bytes / PART_BYTES),
    expires_at: secondsOf(row.expires_at),
  }
}

export const readExportPart = async (db: Db, { privateStorage, clock }: Services, memberId: number, part: number) => {
  const row = await current(db, memberId, clock.now())
  const file = row?.state === 'ready' ? await privateStorage.get(row.storage_key) : null
  const bytes = file?.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
  if (!bytes?.length) throw new Refusal('not_found')
  return { data: bytes.toString('base64') }
}

/** What has not come after all its tries will not come: asking again makes it anew. */
export const failStuckExports = ({ db, clock }: Services) =>
  db.write
    .updateTable('data_export')
    .set({ state: 'failed' })
    .where('state', '=', 'preparing')
    .where('asked_at', '<', new Date(clock.now().getTime() - GIVEN_UP_MS))
    .execute()

export const removeExports = async ({ db, privateStorage }: Services, which: { memberId: number } | { expiredAt: Date }) => {
  const gone = await db.write
    .deleteFrom('data_export')
    .$if('memberId' in which, (query) => query.where('member_id', '=', (which as { memberId: number }).memberId))
    .$if('expiredAt' in which, (query) => query.where('expires_at', '<', (which as { expiredAt: Date }).expiredAt))
    .returning('storage_key')
    .execute()
  for (const { storage_key } of gone) await privateStorage.remove(storage_key)
}
