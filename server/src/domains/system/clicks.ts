import type { Tx } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'

const HOUR_MS = 3_600_000

/** Once per device and hour; the link opens whether it counted or not. */
export const countClick = async (tx: Tx, kind: 'ad' | 'app', id: number, deviceId: string, now: Date) => {
  const known = await tx.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal('not_found')
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const isNew = await tx
    .insertInto('click')
    .values({ kind, target_id: id, device_id: deviceId, hour })
    .onConflict((conflict) => conflict.doNothing())
    .returning('target_id')
    .executeTakeFirst()
  if (!isNew) return
  await tx
    .updateTable(kind)
    .set((row) => ({ clicks: row('clicks', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
