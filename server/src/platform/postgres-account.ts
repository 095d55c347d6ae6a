import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import { chmodSync, chownSync, cpSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { StartupError } from './startup-error.ts'

type Program = 'initdb' | 'postgres'
export type PostgresProcess = ChildProcessByStdio<Writable, null, Readable>

/** Runs PostgreSQL's programs under an account that they accept: they refuse to run as root. */
export interface PostgresAccount {
  spawn(program: Program, args: string[]): PostgresProcess
  /** Gives a file or folder, with all it holds, to that account. */
  own(path: string): void
}

const NOBODY = 65534
const AS_ORDINARY_USER = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
// The kernel tells PostgreSQL to shut down when this process is killed and cannot do it itself.
const END_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT']

export function chooseAccount(packageDir: string, dataDir: string): PostgresAccount {
  const isRoot = process.getuid?.() === 0
  if (!isRoot) return makeAccount(join(packageDir, 'native'), [])
  if (canRun(AS_ORDINARY_USER)) return makeAccount(join(packageDir, 'native'), AS_ORDINARY_USER, 0)
  return makeAccount(findReachableProgram(packageDir, dataDir), [], NOBODY)
}

/** `uid` is the owner that the data files must have on disk; undefined means that they are ours in any case. */
function makeAccount(nativeDir: string, wrapper: string[], uid?: number): PostgresAccount {
  const ids = uid === NOBODY ? { uid, gid: uid } : {}
  const prefix = canRun([...wrapper, ...END_WITH_PARENT]) ? [...wrapper, ...END_WITH_PARENT] : wrapper
  return {
    spawn(program, args) {
      const [command = '', ...rest] = [...prefix, join(nativeDir, 'bin', program), ...args]
      // An own process group: Ctrl-C in the terminal must reach the server first, which then stops PostgreSQL in order.
      const child = spawn(command, rest, { ...ids, cwd: '/', env: bareEnvironment(), stdio: ['pipe', 'ignore', 'pipe'], detached: true })
      endWithThisProcess(child)
      return child
    },
    own(path) {
      if (uid !== undefined && lstatSync(path).uid !== uid) chownDeep(path, uid)
    },
  }
}

/** For every way out of this process that does not stop PostgreSQL in order. */
function endWithThisProcess(child: PostgresProcess): void {
  const end = () => child.kill('SIGINT')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

/** Nothing of ours: PG… variables would change PostgreSQL's settings, and our secrets are none of its business. */
function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
}

function canRun(wrapper: string[]): boolean {
  const [command = '', ...args] = [...wrapper, 'true']
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Without user namespaces PostgreSQL runs as nobody, who must be able to reach the data folder and the programs. */
function findReachableProgram(packageDir: string, dataDir: string): string {
  chownSync(dataDir, 0, NOBODY)
  chmodSync(dataDir, 0o710)
  if (!canNobodyReach(dataDir)) {
    throw new StartupError(
      `PostgreSQL cannot run as root, and the account "nobody" cannot reach ${dataDir}: set NOCTURNE_DATA to a folder that others may enter, start as an ordinary user, or set DATABASE_URL.`,
    )
  }
  const nativeDir = join(packageDir, 'native')
  return canNobodyReach(join(nativeDir, 'bin', 'postgres')) ? nativeDir : copyProgram(nativeDir, dataDir)
}

function canNobodyReach(path: string): boolean {
  return spawnSync('test', ['-x', path], { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' }).status === 0
}

function copyProgram(nativeDir: string, dataDir: string): string {
  const copy = join(dataDir, 'postgres-program')
  for (const old of [copy, `${copy}.new`]) rmSync(old, { recursive: true, force: true })
  cpSync(nativeDir, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
  chownDeep(`${copy}.new`, NOBODY)
  renameSync(`${copy}.new`, copy)
  return copy
}

function chownDeep(path: string, uid: number): void {
  const isFolder = lstatSync(path).isDirectory()
  if (isFolder) for (const name of readdirSync(path)) chownDeep(join(path, name), uid)
  if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, uid)
}
