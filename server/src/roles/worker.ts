import { jobs } from '../handlers.ts'
import { openServices } from '../platform/open-services.ts'
import type { Settings } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'

/** Does the jobs. Any number of these may run, on any machine that reaches the database and the storage. */
export const runWorker = async (settings: Settings) => {
  if (!settings.DATABASE_URL) throw new StartupError('A worker needs DATABASE_URL: it works for the api processes that share its database.')
  const services = await openServices({ settings, databaseUrl: settings.DATABASE_URL, isWorker: true, jobs })
  await services.queue.work(jobs, services)
  return { stop: () => services.close() }
}
