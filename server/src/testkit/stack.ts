import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@nocturne/contract/index.ts'
import { prepareDemo } from '../demo/demo.ts'
import { buildServer } from '../gateway/server.ts'
import { handlers, jobs } from '../handlers.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrations.ts'
import { openServices } from '../platform/open-services.ts'
import { readSettings } from '../platform/settings.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** The whole product on a random port with its own database and demo content: for journeys and pictures. */
export const startStack = async (environment: Record<string, string> = {}, { dist }: { dist?: string } = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nocturne-stack-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, isThrowaway: true })
  await migrate(postgres.url)
  const settings = readSettings({ NOCTURNE_DATA: dataDir, PORT: String(await freePort()), DEMO: '1', LOG_LEVEL: 'error', ...environment })
  const services = await openServices({ settings, databaseUrl: postgres.url, isWorker: true, jobs })
  const app = await buildServer({ contract, handlers, services, ...(dist && { dist }) })
  const login = await prepareDemo(services)
  await services.queue.work(jobs, services)
  await app.listen({ host: settings.HOST, port: settings.PORT })
  return {
    url: services.publicUrl,
    services,
    login,
    stop: async () => {
      await app.close()
      await services.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
