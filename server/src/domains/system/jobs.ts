import type { Job } from '../../platform/queue.ts'

const HOUR_MS = 3_600_000

/** An hour that is over needs no memory of who clicked in it. */
const forgetClicksJob: Job = {
  name: 'system.forget-clicks',
  every: '41 * * * *',
  async run(_data, { db, clock }) {
    await db.write.deleteFrom('click').where('hour', '<', new Date(clock.now().getTime() - 2 * HOUR_MS)).execute()
  },
}

export const systemJobs: Job[] = [forgetClicksJob]
