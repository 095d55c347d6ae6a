import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../testkit/test-app.ts'
import { createLog } from './log.ts'
import { openQueue, type Job } from './queue.ts'
import { inTransaction } from './transaction.ts'

const { services } = await openTestApp()
const { db, settings } = services

const done: string[] = []
const job: Job<{ word: string }> = {
  name: 'test.say',
  async run({ word }) {
    if (word === 'twice' && !done.includes('failed')) {
      done.push('failed')
      throw new Error('the first time fails')
    }
    done.push(word)
  },
}

const queue = await openQueue({ connectionString: settings.DATABASE_URL!, isWorker: true, jobs: [job], houseTimezone: 'UTC', log: createLog('silent') })
await queue.work([job], services)

describe('the queue', () => {
  it('runs what a transaction sent once that has committed, and nothing of one that has not', async () => {
    await inTransaction(db.write, (tx) => queue.send(tx, job, { word: 'committed' }))
    await expect(
      inTransaction(db.write, async (tx) => {
        await queue.send(tx, job, { word: 'rolled back' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await vi.waitFor(() => expect(done).toEqual(['committed']), 5_000)
  })

  it('tries a failed job again', async () => {
    await queue.send(db.write, job, { word: 'twice' })
    await vi.waitFor(() => expect(done).toEqual(['committed', 'failed', 'twice']), 15_000)
  })

  it('says whether it is there', async () => {
    expect(await queue.isHealthy()).toBe(true)
    await queue.close()
  })
})
