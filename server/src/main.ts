import { stopOnSignals } from './roles/signals.ts'
import { readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

const start = async () => {
  const settings = readSettings(process.env)
  // Loaded only now: a wrong setting is told before the rest of the program is even read.
  if (settings.ROLE === 'worker') return (await import('./roles/worker.ts')).runWorker(settings)
  return (await import('./roles/api.ts')).runApi(settings)
}

const started = start()
// A signal during the start waits for its end, so that nothing half-made is left behind.
stopOnSignals(async () => (await started).stop())

started.catch((error: unknown) => {
  // An expected failure is a sentence for a person; anything else is ours and shows where it happened.
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
