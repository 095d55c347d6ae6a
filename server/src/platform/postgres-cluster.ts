import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fullDisk } from './data-folder.ts'
import type { PostgresAccount, PostgresProcess } from './postgres-account.ts'
import { POSTGRES_MAJOR } from './postgres-program.ts'
import { StartupError } from './startup-error.ts'

interface ClusterPlace {
  dataDir: string
  clusterDir: string
  isThrowaway: boolean
}

/** A finished cluster appears under its final name in one step; what an interrupted first start left is thrown away. */
export async function ensureCluster(account: PostgresAccount, place: ClusterPlace): Promise<void> {
  if (await hasCluster(place.clusterDir)) {
    account.own(place.clusterDir)
    // PostgreSQL refuses a folder that others may read, which is what a copy or a restored backup often is.
    await chmod(place.clusterDir, 0o700)
    return
  }
  const unfinished = `${place.clusterDir}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  account.own(unfinished)
  await createCluster(account, unfinished, place)
  await rename(unfinished, place.clusterDir)
}

async function hasCluster(clusterDir: string): Promise<boolean> {
  const files = await readdir(clusterDir).catch((): string[] => [])
  if (files.length === 0) return false
  if (!files.includes('PG_VERSION')) {
    throw new StartupError(`${clusterDir} holds files that are not a PostgreSQL database: move them away or set NOCTURNE_DATA to another folder.`)
  }
  const major = (await readFile(`${clusterDir}/PG_VERSION`, 'utf8')).trim()
  if (major !== POSTGRES_MAJOR) {
    throw new StartupError(
      `The database in ${clusterDir} was made by PostgreSQL ${major}, but this release brings PostgreSQL ${POSTGRES_MAJOR}: move its content over with pg_dump and pg_restore, or set NOCTURNE_DATA to another folder.`,
    )
  }
  return true
}

async function createCluster(account: PostgresAccount, directory: string, place: ClusterPlace): Promise<void> {
  const identity = ['--username=nocturne', '--auth-local=trust', '--auth-host=reject']
  // The built-in collation sorts alike on every machine, whatever its system libraries are.
  const language = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const sync = place.isThrowaway ? ['--no-sync'] : []
  await finish(account.spawn('initdb', ['-D', directory, ...identity, ...language, ...sync]), '', place)
  await finish(account.spawn('postgres', ['--single', '-D', directory, 'postgres']), 'create database nocturne', place)
}

async function finish(child: PostgresProcess, input: string, { dataDir }: ClusterPlace): Promise<void> {
  // A program that fails early closes its end first; its exit code tells, not the broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const exit = once(child, 'exit').then(([code]) => code === 0, (error: Error) => Promise.reject(explainPostgresFailure(error.message, dataDir)))
  const [isDone, output] = await Promise.all([exit, text(child.stderr)])
  if (!isDone) throw explainPostgresFailure(output, dataDir)
}

export function explainPostgresFailure(output: string, dataDir: string): StartupError {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return fullDisk(dataDir)
  const lines = output.trim().split('\n')
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return new StartupError(`PostgreSQL did not start in ${dataDir} (${reason.trim()}): mend that, or set DATABASE_URL to another server.`)
}
