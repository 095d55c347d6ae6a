import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandLine, isAlive } from './process-identity.ts'

export const TEMPORARY_SOCKET_PREFIX = 'nocturne-socket-'

// Everything must be gone 5 s after the first signal: a fast shutdown, then one without a last checkpoint, then the hard end.
const ESCALATION = [
  { signal: 'SIGINT', patienceMs: 3500 },
  { signal: 'SIGQUIT', patienceMs: 1000 },
  { signal: 'SIGKILL', patienceMs: 1000 },
] as const

export async function shutDown(send: (signal: NodeJS.Signals) => void, hasEnded: () => boolean): Promise<void> {
  for (const { signal, patienceMs } of ESCALATION) {
    if (hasEnded()) return
    send(signal)
    const deadline = Date.now() + patienceMs
    while (!hasEnded() && Date.now() < deadline) await wait(15)
  }
}

/**
 * Ends a PostgreSQL that a killed server left behind on this cluster and clears its lock away.
 * The caller has made sure that no living server uses the folder.
 */
export async function clearLeftBehind(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (isPostmasterOf(pid, clusterDir)) await shutDown((signal) => kill(pid, signal), () => !isAlive(pid))
  const socketDir = lines[4] ?? ''
  if (basename(socketDir).startsWith(TEMPORARY_SOCKET_PREFIX)) await rm(socketDir, { recursive: true, force: true })
  await rm(pidFile, { force: true })
}

/** After a restart of the machine the pid in a lock may belong to anybody, so the command line decides. */
function isPostmasterOf(pid: number, clusterDir: string): boolean {
  return Number.isInteger(pid) && pid > 1 && `${commandLine(pid)} `.includes(`postgres -D ${clusterDir} `)
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}
