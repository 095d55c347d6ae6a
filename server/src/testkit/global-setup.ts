import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { jobs } from '../handlers.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { createLog } from '../platform/log.ts'
import { migrate } from '../platform/migrations.ts'
import { openQueue } from '../platform/queue.ts'

// Named here and in database.ts: that file runs in the tests' processes only.
const TEMPLATE = 'nocturne'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One throwaway PostgreSQL for the whole run; its first database, fully migrated, is the template of every other. */
export default async function setUp({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'nocturne-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, isThrowaway: true })
  await migrate(postgres.url)
  const queue = await openQueue({ connectionString: postgres.url, isWorker: false, jobs, houseTimezone: 'UTC', log: createLog('silent') })
  await queue.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`alter database ${TEMPLATE} is_template true`)
  await client.end()
  provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
