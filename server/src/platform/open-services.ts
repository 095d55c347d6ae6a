import { join } from 'node:path'
import { createAgeGate } from './age-gate.ts'
import { openBus } from './bus.ts'
import { createProofOfWork } from './challenge.ts'
import { createClock, type Clock } from './clock.ts'
import { createContent } from './content.ts'
import { openDatabases } from './db.ts'
import { readInstallation, readPrivateKey } from './installation.ts'
import { createLimits } from './limits.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createPasswords } from './passwords.ts'
import { openQueue, type Job } from './queue.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { createDiskStorage } from './storage/disk.ts'
import { createPrivateStorage } from './storage/private.ts'

interface Parts {
  settings: Settings
  databaseUrl: string
  isWorker: boolean
  jobs: Job[]
  clock?: Clock
}

const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Settings) => PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`

/** Opens everything that a process stands on; `close` lets go in the opposite order. */
export const openServices = async (parts: Parts): Promise<Services & { close(): Promise<void> }> => {
  const { settings, databaseUrl, isWorker, jobs } = parts
  const log = createLog(settings.LOG_LEVEL)
  const metrics = createMetrics()
  const clock = parts.clock ?? createClock(settings.HOUSE_TIMEZONE)
  // LISTEN and the queue need a connection of their own: a pooler in front would take it away between transactions.
  const directUrl = settings.DATABASE_DIRECT_URL ?? databaseUrl
  const db = openDatabases({ primary: databaseUrl, replica: settings.DATABASE_REPLICA_URL }, (error) =>
    log.debug({ reason: error.message }, 'the database closed an idle connection'),
  )
  const installation = await readInstallation(db.write)
  const bus = await openBus(directUrl, db.pool, log)
  const queue = await openQueue({ connectionString: directUrl, isWorker, jobs, houseTimezone: settings.HOUSE_TIMEZONE, log })
  const storage = createDiskStorage(join(settings.NOCTURNE_DATA, 'files'))
  const privateKey = await readPrivateKey(settings.NOCTURNE_DATA, settings.PRIVATE_KEY)
  const publicUrl = publicUrlOf(settings)
  return {
    settings,
    publicUrl,
    lines: settings.LINES ?? [publicUrl],
    db,
    clock,
    log,
    metrics,
    bus,
    queue,
    storage,
    privateStorage: createPrivateStorage(createDiskStorage(join(settings.NOCTURNE_DATA, 'private')), privateKey),
    limits: createLimits(db.pool),
    installation,
    ageGate: createAgeGate({ db, bus, clock }),
    challenge: createProofOfWork({ db, clock, installation }),
    passwords: createPasswords(),
    content: createContent(db, bus),
    close: async () => {
      await queue.close()
      await bus.close()
      await db.close()
    },
  }
}
