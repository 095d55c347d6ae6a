import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import { chmodSync, chownSync, cpSync, lstatSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** `ids` is whom to run as, undefined for ourselves; the wrapper shows PostgreSQL another number for the same account. */
interface Identity {
  wrapper: string[]
  ids?: Ids
}

interface Ids {
  uid: number
  gid: number
}

const ROOT: Ids = { uid: 0, gid: 0 }
const NOBODY: Ids = { uid: 65534, gid: 65534 }
const AS_NOBODY = ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`]
// The kernel tells PostgreSQL to shut down when this process is killed and cannot do it itself.
const END_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT']

export function chooseAccount(packageDir: string, dataDir: string): PostgresAccount {
  const isRoot = process.getuid?.() === 0
  const candidates = isRoot ? identitiesForRoot(dataDir) : [{ wrapper: [] }, { wrapper: AS_NOBODY }]
  const identity = candidates.find((candidate) => hasName(candidate) && letIn(candidate, dataDir))
  if (identity === undefined) throw noAccount(isRoot, dataDir)
  const nativeDir = join(packageDir, 'native')
  const isProgramReachable = canReach(identity, join(nativeDir, 'bin', 'postgres'))
  return makeAccount(identity, isProgramReachable ? nativeDir : copyProgram(nativeDir, dataDir, identity))
}

/** A folder that belongs to a person stays that person's; for a folder of root's a user namespace comes before a foreign account. */
function identitiesForRoot(dataDir: string): Identity[] {
  const ownerOf = (path: string): Identity[] => {
    const { uid, gid } = statSync(path)
    return uid === 0 ? [] : [{ wrapper: [], ids: { uid, gid } }, { wrapper: AS_NOBODY, ids: { uid, gid } }]
  }
  return [...ownerOf(dataDir), { wrapper: AS_NOBODY, ids: ROOT }, ...ownerOf(dirname(dataDir)), { wrapper: [], ids: NOBODY }]
}

function noAccount(isRoot: boolean, dataDir: string): StartupError {
  return isRoot
    ? new StartupError(
        `PostgreSQL cannot run as root, and the account "nobody" cannot reach ${dataDir}: set NOCTURNE_DATA to a folder that others may enter, start as an ordinary user, or set DATABASE_URL.`,
      )
    : new StartupError(`PostgreSQL needs an account with a name, but user ID ${process.getuid?.()} has none: start as another user or set DATABASE_URL.`)
}

/** PostgreSQL's programs look their user up by number, and in a container it may be unknown. */
function hasName(identity: Identity): boolean {
  return isSuccess([...identity.wrapper, 'id', '-un'], identity)
}

function letIn(identity: Identity, dataDir: string): boolean {
  if (canReach(identity, dataDir)) return true
  if (identity.ids === undefined || identity.ids === ROOT) return false
  chownSync(dataDir, statSync(dataDir).uid, identity.ids.gid)
  chmodSync(dataDir, 0o710)
  return canReach(identity, dataDir)
}

function canReach(identity: Identity, path: string): boolean {
  return isSuccess([...identity.wrapper, 'test', '-x', path], identity)
}

function isSuccess([command = '', ...args]: string[], identity: Identity): boolean {
  return spawnSync(command, args, { ...identity.ids, cwd: '/', stdio: 'ignore' }).status === 0
}

function makeAccount(identity: Identity, nativeDir: string): PostgresAccount {
  const canEndWithParent = isSuccess([...identity.wrapper, ...END_WITH_PARENT, 'true'], identity)
  const prefix = canEndWithParent ? [...identity.wrapper, ...END_WITH_PARENT] : identity.wrapper
  return {
    spawn(program, args) {
      const [command = '', ...rest] = [...prefix, join(nativeDir, 'bin', program), ...args]
      // An own process group: Ctrl-C in the terminal must reach the server first, which then stops PostgreSQL in order.
      const child = spawn(command, rest, { ...identity.ids, cwd: '/', env: bareEnvironment(), stdio: ['pipe', 'ignore', 'pipe'], detached: true })
      endWithThisProcess(child)
      return child
    },
    own(path) {
      if (identity.ids && lstatSync(path).uid !== identity.ids.uid) chownDeep(path, identity.ids)
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

function copyProgram(nativeDir: string, dataDir: string, { ids }: Identity): string {
  const copy = join(dataDir, 'postgres-program')
  for (const old of [copy, `${copy}.new`]) rmSync(old, { recursive: true, force: true })
  cpSync(nativeDir, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
  if (ids) chownDeep(`${copy}.new`, ids)
  renameSync(`${copy}.new`, copy)
  return copy
}

function chownDeep(path: string, ids: Ids): void {
  const entry = lstatSync(path)
  if (entry.isDirectory()) for (const name of readdirSync(path)) chownDeep(join(path, name), ids)
  if (!entry.isSymbolicLink()) chownSync(path, ids.uid, ids.gid)
}
