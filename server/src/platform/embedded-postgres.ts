import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { explainFolderErrors, openDataFolder, requireFreeSpace } from './data-folder.ts'
import { refuseOtherHolder } from './instance-lock.ts'
import { chooseAccount, type PostgresAccount, type PostgresProcess } from './postgres-account.ts'
import { ensureCluster, explainPostgresFailure } from './postgres-cluster.ts'
import { findPostgresPackage } from './postgres-program.ts'
import { clearLeftBehind, shutDown, TEMPORARY_SOCKET_PREFIX } from './postgres-shutdown.ts'

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: (line: string) => void
  /** For tests: faster, and nothing is promised to survive a crash. */
  isThrowaway?: boolean
}

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

interface Place {
  dataDir: string
  clusterDir: string
  socketDir: string
}

const SOCKET_NAME = '.s.PGSQL.5432'
const LONGEST_SOCKET_PATH_BYTES = 100
const LEFTOVER_PATIENCE_MS = 10_000
const LEFTOVER = /still in use|lock file .* already exists/

/** Real PostgreSQL from the npm package, reachable only through a socket in a folder that nobody else may enter. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const isThrowaway = options.isThrowaway ?? false
  const dataDir = await openDataFolder(options.dataDir)
  return explainFolderErrors(dataDir, async () => {
    await refuseOtherHolder(dataDir)
    await requireFreeSpace(dataDir)
    const account = chooseAccount(findPostgresPackage(), dataDir)
    const clusterDir = join(dataDir, 'postgres')
    await clearLeftBehind(clusterDir)
    await ensureCluster(account, { dataDir, clusterDir, isThrowaway })
    const place = { dataDir, clusterDir, socketDir: await makeSocketDir(dataDir, account) }
    const server = await launch(account, place, settings(place, isThrowaway), options.log)
    // The host in the query wins; the one before it only makes this an address that any parser reads.
    const url = `postgres://nocturne@localhost/nocturne?host=${encodeURIComponent(place.socketDir)}`
    return { url, stop: makeStop(server, place.socketDir, options.log) }
  })
}

/** A socket's path may have about 100 bytes; a deeper data folder gets its socket in the folder for temporary files. */
async function makeSocketDir(dataDir: string, account: PostgresAccount): Promise<string> {
  const usual = join(dataDir, 'run')
  await rm(usual, { recursive: true, force: true })
  const fits = Buffer.byteLength(join(usual, SOCKET_NAME)) <= LONGEST_SOCKET_PATH_BYTES
  if (fits) await mkdir(usual, { mode: 0o700 })
  const socketDir = fits ? usual : await mkdtemp(join(tmpdir(), TEMPORARY_SOCKET_PREFIX))
  await chmod(socketDir, 0o700)
  account.own(socketDir)
  return socketDir
}

function settings({ socketDir }: Place, isThrowaway: boolean): string[] {
  const chosen: Record<string, string> = {
    listen_addresses: '',
    // A list in PostgreSQL's eyes, so a path with a comma or a space has to be quoted.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    port: '5432',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
  }
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' }
  return Object.entries({ ...chosen, ...(isThrowaway ? careless : {}) }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The children of a PostgreSQL that was killed hold its shared memory for a moment longer, so a few tries are due. */
async function launch(account: PostgresAccount, place: Place, flags: string[], log: (line: string) => void): Promise<PostgresProcess> {
  const deadline = Date.now() + LEFTOVER_PATIENCE_MS
  for (;;) {
    const server = account.spawn('postgres', ['-D', place.clusterDir, ...flags])
    const failure = await untilReady(server, log)
    if (failure === undefined) return server
    if (!LEFTOVER.test(failure) || Date.now() > deadline) throw explainPostgresFailure(failure, place.dataDir)
    await wait(200)
  }
}

/** Undefined when it accepts connections; what it had to say when it ended instead. */
function untilReady(server: PostgresProcess, log: (line: string) => void): Promise<string | undefined> {
  const said: string[] = []
  server.stdin.end()
  return new Promise((resolve) => {
    const collect = (line: string) => {
      said.push(line)
      if (!line.includes('ready to accept connections')) return
      lines.off('line', collect)
      resolve(undefined)
    }
    const lines = createInterface(server.stderr).on('line', log).on('line', collect)
    server.once('error', (error) => resolve(error.message))
    server.once('close', () => resolve(said.join('\n')))
  })
}

function makeStop(server: PostgresProcess, socketDir: string, log: (line: string) => void): () => Promise<void> {
  let stopping: Promise<void> | undefined
  server.once('exit', (code, signal) => {
    if (!stopping) log(`PostgreSQL ended although nobody asked it to (${signal ?? code}).`)
  })
  const stopOnce = async () => {
    await shutDown((signal) => server.kill(signal), () => server.exitCode !== null || server.signalCode !== null)
    await rm(socketDir, { recursive: true, force: true })
  }
  return () => (stopping ??= stopOnce())
}
