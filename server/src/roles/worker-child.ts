import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Services } from '../platform/services.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const RESTART_MS = 1_000
const PATIENCE_MS = 3_000

/** The worker as a process of its own, so that heavy jobs never slow an answer; started again when it dies. */
export const startWorkerChild = ({ settings, log }: Services, databaseUrl: string) => {
  let child: ChildProcess | null = null
  let isStopping = false

  const start = () => {
    const environment = { ...process.env, ROLE: 'worker', DATABASE_URL: databaseUrl, DEMO: settings.DEMO ? '1' : '0' }
    child = fork(MAIN, [], { env: environment, stdio: 'inherit' })
    child.on('exit', (code, signal) => {
      child = null
      if (isStopping) return
      log.error({ code, signal }, 'the worker ended and is started again')
      setTimeout(() => void (isStopping || start()), RESTART_MS)
    })
  }

  start()
  return {
    stop: async () => {
      isStopping = true
      const last = child
      if (!last) return
      const gone = new Promise((resolve) => last.once('exit', resolve))
      last.kill('SIGTERM')
      const kill = setTimeout(() => last.kill('SIGKILL'), PATIENCE_MS)
      await gone
      clearTimeout(kill)
    },
  }
}
