import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Db } from './db.ts'
import type { Logger } from './log.ts'
import type { Services } from './services.ts'

/** Work for later. It may run more than once, so `run` must be harmless to repeat. */
export interface Job<T extends object = object> {
  name: string
  run(data: T, services: Services): Promise<void>
  /** A cron line in the house's time zone, for work that repeats. */
  every?: string
}

export interface Queue {
  /** Inside the caller's transaction when given one: no commit, no job. */
  send<T extends object>(db: Db, job: Job<T>, data: T): Promise<void>
  work(jobs: Job[], services: Services): Promise<void>
  isHealthy(): Promise<boolean>
  close(): Promise<void>
}

const RETRIES = 5
const HEARTBEAT_S = 10
const SUPERVISE_S = 5
/** New jobs wake a worker at once; retries and schedules are found by looking this often. */
const LOOK_S = 2
const STOP_MS = 2_500

const declare = async (boss: PgBoss, jobs: Job[]) => {
  for (const { name } of jobs) {
    await boss.createQueue(name, { retryLimit: RETRIES, retryBackoff: true, retryDelay: 1, heartbeatSeconds: HEARTBEAT_S, notify: true })
  }
}

const runLogged = async (job: Job, data: object, services: Services) => {
  try {
    await job.run(data, services)
  } catch (error) {
    services.log.error({ err: error, job: job.name }, 'a job failed and will be tried again')
    throw error
  }
}

interface QueueOptions {
  connectionString: string
  isWorker: boolean
  jobs: Job[]
  houseTimezone: string
  log: Logger
}

export const openQueue = async ({ connectionString, isWorker, jobs, houseTimezone, log }: QueueOptions): Promise<Queue> => {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the queue reports an error'))
  await boss.start()
  await declare(boss, jobs)
  return {
    send: async (db, job, data) => {
      const executeSql = async (text: string, values?: unknown[]) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []))
        return { rows }
      }
      await boss.send(job.name, data, { db: { executeSql } })
    },
    work: async (those, services) => {
      for (const job of those) {
        await boss.work(job.name, { pollingIntervalSeconds: LOOK_S, notifyPollingIntervalSeconds: LOOK_S }, async (batch) => {
          for (const { data } of batch) await runLogged(job, data as object, services)
        })
        if (job.every) await boss.schedule(job.name, job.every, {}, { tz: houseTimezone })
      }
    },
    isHealthy: async () => (await boss.isInstalled()) === true,
    close: () => boss.stop({ graceful: true, timeout: STOP_MS, close: true }),
  }
}
