import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** When the process began, as a number that a later process with the same pid does not share; undefined when it is gone. */
export function processStart(pid: number): number | undefined {
  return process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid)
}

export function isAlive(pid: number): boolean {
  return processStart(pid) !== undefined
}

/** The command line with its arguments joined by spaces; empty when the process is gone. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=')
  return (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ').trim()
}

function startFromProc(pid: number): number | undefined {
  const stat = readProc(pid, 'stat')
  if (stat === undefined) return undefined
  // The name in brackets may itself hold spaces and brackets, so the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const isZombie = fields[0] === 'Z' || fields[0] === 'X'
  return isZombie ? undefined : Number(fields[19])
}

function startFromPs(pid: number): number | undefined {
  const answer = ps(pid, 'stat=,lstart=')
  const [, state, startedAt] = /^(\S+)\s+(.+)$/.exec(answer) ?? []
  if (!state || !startedAt || state.startsWith('Z')) return undefined
  return Date.parse(`${startedAt} UTC`)
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

function ps(pid: number, columns: string): string {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  return spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8', env }).stdout?.trim() ?? ''
}
