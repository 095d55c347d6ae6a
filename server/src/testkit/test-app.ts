import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '@nocturne/contract/define.ts'
import { contract as ourContract } from '@nocturne/contract/index.ts'
import { afterAll } from 'vitest'
import { buildServer } from '../gateway/server.ts'
import { handlers as ourHandlers, jobs } from '../handlers.ts'
import type { Handlers } from '../platform/calls.ts'
import { createClock } from '../platform/clock.ts'
import { openServices } from '../platform/open-services.ts'
import { readSettings } from '../platform/settings.ts'
import { freshDatabase } from './database.ts'
import { createCaller, type Person } from './caller.ts'

/** A clock that a test can move; it otherwise runs as usual. */
const movableClock = () => {
  let offsetMs = 0
  const clock = createClock('Asia/Shanghai', () => new Date(Date.now() + offsetMs))
  return { clock, advance: (ms: number) => void (offsetMs += ms) }
}

interface Options<C extends Contract> {
  contract: C
  handlers: { [D in keyof C]: Handlers<C[D]> }
}

/** The whole server on a database of its own, called through the real envelope without an open port. */
export const openApp = async <C extends Contract>({ contract, handlers }: Options<C>, environment: Record<string, string> = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nocturne-app-'))
  const databaseUrl = await freshDatabase()
  const settings = readSettings({ NOCTURNE_DATA: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...environment })
  const { clock, advance } = movableClock()
  const services = await openServices({ settings, databaseUrl, isWorker: true, jobs, clock })
  const app = await buildServer({ contract, handlers, services, dist: dataDir, callLimit: { name: 'calls', points: 1_000_000, seconds: 1 } })
  afterAll(async () => {
    await app.close()
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const caller = await createCaller<C>(app, services)
  return { app, services, settings, advance, ...caller, startWorker: () => services.queue.work(jobs, services) }
}

export const openTestApp = (environment?: Record<string, string>) => openApp({ contract: ourContract, handlers: ourHandlers }, environment)

export type TestApp = Awaited<ReturnType<typeof openTestApp>>
export type { Person }
