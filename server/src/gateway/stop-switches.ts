import type { Call } from '@nocturne/contract/define.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { watched } from '../platform/watched.ts'

/** Refuses what an operator has switched off, from the moment that the row changes. */
export const createStopSwitches = ({ db, bus }: Services) => {
  const switchedOff = watched(bus, 'stop_switch', async () => {
    const rows = await db.read.selectFrom('stop_switch').select('name').where('is_on', '=', true).execute()
    return new Set(rows.map(({ name }) => name))
  })
  return async (call: Call) => {
    const off = await switchedOff()
    if (off.size === 0) return
    if (off.has('read_only') && call.mode !== 'read') throw new Refusal('read_only')
    if (call.stop && off.has(call.stop)) throw new Refusal('stopped')
  }
}
