import { contract } from '@nocturne/contract/index.ts'
import { prepareDemo, type DemoLogin } from '../demo/demo.ts'
import { buildServer } from '../gateway/server.ts'
import { handlers, jobs } from '../handlers.ts'
import { explainFolderErrors } from '../platform/data-folder.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { lockInstance } from '../platform/instance-lock.ts'
import { migrate } from '../platform/migrations.ts'
import { openServices } from '../platform/open-services.ts'
import type { Settings } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'
import { refuseTakenPort } from './free-port.ts'
import { startWorkerChild } from './worker-child.ts'

type Stop = () => Promise<unknown>

const say = (line: string) => console.log(line)

/** PostgreSQL's chatter is its own affair; what ends it is not. */
const reportTrouble = (line: string) => {
  if (/PANIC|No space left on device/.test(line)) console.error(`database: ${line}`)
}

const openDatabase = async (settings: Settings, stops: Stop[]) => {
  if (settings.DATABASE_URL) return settings.DATABASE_URL
  stops.push(await lockInstance(settings.NOCTURNE_DATA))
  say('Starting the database …')
  const postgres = await startEmbeddedPostgres({ dataDir: settings.NOCTURNE_DATA, log: reportTrouble })
  stops.push(postgres.stop)
  return postgres.url
}

const unreachable = (error: unknown) => {
  const code = String((error as { code?: unknown }).code)
  if (/^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|ENOENT|28P01|28000|3D000)$/.test(code)) {
    return new StartupError(`The database of DATABASE_URL cannot be used (${code}). Check the address, the name and the password, then start again.`)
  }
  return error
}

const announce = (address: string, login: DemoLogin | null) => {
  if (login) say(`Demo member: ${login.username}   password: ${login.password}`)
  say(`Nocturne is ready: ${address}`)
}

const serve = async (settings: Settings, stops: Stop[]) => {
  await refuseTakenPort(settings.HOST, settings.PORT)
  const databaseUrl = await openDatabase(settings, stops)
  await migrate(settings.DATABASE_DIRECT_URL ?? databaseUrl).catch((error: unknown) => {
    throw unreachable(error)
  })
  const services = await openServices({ settings, databaseUrl, isWorker: false, jobs })
  stops.push(() => services.close())
  const app = await buildServer({ contract, handlers, services })
  stops.push(() => app.close())
  const login = settings.DEMO ? await prepareDemo(services) : null
  await app.listen({ host: settings.HOST, port: settings.PORT })
  if (settings.ROLE === 'all') stops.push(startWorkerChild(services, databaseUrl).stop)
  announce(services.publicUrl, login)
}

const stopAll = async (stops: Stop[]) => {
  for (const stop of stops.reverse()) await stop()
}

/** Serves the app and the wire; with ROLE=all it brings its own worker, and without DATABASE_URL its own database. */
export const runApi = async (settings: Settings) => {
  const stops: Stop[] = []
  try {
    await explainFolderErrors(settings.NOCTURNE_DATA, () => serve(settings, stops))
  } catch (error) {
    await stopAll(stops)
    throw error
  }
  return { stop: () => stopAll(stops) }
}
