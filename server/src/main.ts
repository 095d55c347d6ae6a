import { runApi } from './roles/api.ts'
import { stopOnSignals } from './roles/signals.ts'
import { runWorker } from './roles/worker.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

const start = async () => {
  const settings = readSettings(process.env)
  const { stop } = await (settings.ROLE === 'worker' ? runWorker(settings) : runApi(settings))
  stopOnSignals(stop)
}

start().catch((error: unknown) => {
  // An expected failure is a sentence for a person; anything else is ours and shows where it happened.
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
