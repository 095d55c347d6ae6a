import { sql } from 'kysely'
import type { Job } from '../../platform/queue.ts'
import { sweepSessions } from '../../platform/sessions.ts'
import type { Services } from '../../platform/services.ts'
import { exportJob, failStuckExports, removeExports } from './data-export.ts'

/** Ends what names a person; the row itself stays, because money and reports refer to it. */
export const eraseJob: Job<{ memberId: number }> = {
  name: 'account.erase',
  async run({ memberId }, services) {
    await removeExports(services, { memberId })
    await services.db.write
      .updateTable('member')
      .set({
        state: 'erased',
        // A colon cannot stand in a chosen name, so nobody can ever sign in with this one.
        username: sql`'erased:' || uid`,
        nickname: '已注销',
        password_hash: '',
        recovery_hash: Buffer.alloc(0),
        avatar_path: '',
        signature: '',
        city: '',
        birthday: null,
        contact: null,
        settings: '{}',
        registered_device: '',
      })
      .where('id', '=', memberId)
      .where('state', '=', 'erasing')
      .execute()
  },
}

/** An erasure is a promise: what its job did not finish is taken up here until it is done. */
const eraseForgotten = async (services: Services) => {
  const waiting = await services.db.read.selectFrom('member').select('id').where('state', '=', 'erasing').limit(1_000).execute()
  for (const { id } of waiting) await eraseJob.run({ memberId: id }, services)
}

export const sweepJob: Job = {
  name: 'account.sweep',
  every: '17 * * * *',
  async run(_data, services) {
    const now = services.clock.now()
    await sweepSessions(services.db.write, now)
    await removeExports(services, { expiredAt: now })
    await failStuckExports(services)
    await eraseForgotten(services)
    await services.db.write.deleteFrom('spent_proof').where('expires_at', '<', now).execute()
    await services.db.write.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute()
  },
}

export const accountJobs: Job[] = [exportJob, eraseJob, sweepJob]
