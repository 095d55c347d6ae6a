import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const READY = /^Nocturne is ready: (\S+)$/m

const COMMANDS = {
  npm: ['npm', 'start'],
  runner: ['node', 'scripts/run.mjs', '--max-semi-space-size=4', 'server/src/main.ts'],
} as const

export interface RunningProduct {
  child: ChildProcess
  output(): string
  /** The address, once it answers. */
  ready(): Promise<string>
  exitCode(): Promise<number | null>
}

/** The real product as a person starts it, in a process group of its own and with nothing of this process's settings. */
export function startProduct(dataDir: string, settings: Record<string, string> = {}, by: keyof typeof COMMANDS = 'runner'): RunningProduct {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, NOCTURNE_DATA: dataDir, NOCTURNE_NO_APT: '1', LOG_LEVEL: 'error', ...settings }
  const [command, ...args] = COMMANDS[by]
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (output += part))
  return {
    child,
    output: () => output,
    exitCode: () => exited,
    async ready() {
      const deadline = Date.now() + 40_000
      for (;;) {
        const address = READY.exec(output)?.[1]
        if (address) return address
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`it did not get ready:\n${output}`)
        await wait(20)
      }
    },
  }
}

/** Every process that belongs to the data folder: ours carry it as a setting, PostgreSQL's work inside it. */
export function processesOn(dataDir: string): { pid: number; command: string }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number)
  return pids.filter((pid) => belongsTo(pid, dataDir)).map((pid) => ({ pid, command: readProc(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
}

function belongsTo(pid: number, dataDir: string): boolean {
  if (readProc(pid, 'environ').split('\0').includes(`NOCTURNE_DATA=${dataDir}`)) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir)
  } catch {
    return false
  }
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The milliseconds until nothing is left on the folder; it gives up after 20 s. */
export async function untilNothingLeft(dataDir: string): Promise<number> {
  const startedAt = Date.now()
  while (processesOn(dataDir).length > 0 && Date.now() - startedAt < 20_000) await wait(20)
  return Date.now() - startedAt
}

export function killAll(processes: { pid: number }[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with one that was killed before it.
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
