import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive } from './process-identity.ts'
import { StartupError } from './startup-error.ts'

const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0
const base = mkdtempSync(join(tmpdir(), 'nocturne-pg-'))
// One cluster serves most tests; its name holds what a path may hold.
const shared = join(base, 'data, "夜" folder')
const clusterDir = join(shared, 'postgres')
const pidFile = join(clusterDir, 'postmaster.pid')
const postmasterPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
const log = () => {}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts, asks, stops. */
async function ask<Row extends pg.QueryResultRow>(dataDir: string, sql: string): Promise<Row[]> {
  const server = await startEmbeddedPostgres({ dataDir, log, isThrowaway: true })
  try {
    return await query<Row>(server.url, sql)
  } finally {
    await server.stop()
  }
}

async function until(isTrue: () => boolean, patienceMs = 5000): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!isTrue() && Date.now() < deadline) await wait(20)
  expect(isTrue()).toBe(true)
}

/** Another process starts PostgreSQL on the shared folder and is killed; answers with the postmaster's pid. */
async function startAndKill(path = process.env['PATH']): Promise<number> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url))}
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(shared)}, log() {}, isThrowaway: true })
    console.log('ready')
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PATH: path } })
  await once(owner.stdout, 'data')
  const pid = postmasterPid()
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  return pid
}

beforeAll(() => ask(shared, `create table kept as select 'first' as word`), 30_000)
afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('a start', { timeout: 20_000 }, () => {
  test('is reachable by its address alone, never by TCP, and sorts the same everywhere', async () => {
    const server = await startEmbeddedPostgres({ dataDir: shared, log })
    const [row] = await query(server.url, `
      select current_user::text as who, current_database()::text as base, current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
        current_setting('TimeZone') as zone, datlocprovider::text as provider, datlocale as locale, pg_encoding_to_char(encoding)::text as encoding
      from pg_database where datname = current_database()`)
    expect(row).toEqual({ who: 'nocturne', base: 'nocturne', tcp: '', fsync: 'on', zone: 'UTC', provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' })
    expect(statSync(join(shared, 'run')).mode & 0o777).toBe(0o700)
    await Promise.all([server.stop(), server.stop()])
    expect(existsSync(join(shared, 'run'))).toBe(false)
    expect(existsSync(pidFile)).toBe(false)
  })

  test('keeps what the earlier one stored, and a throwaway one does not wait for the disk', async () => {
    expect(await ask(shared, `select word, current_setting('fsync') as fsync, current_setting('wal_level') as wal from kept`)).toEqual([{ word: 'first', fsync: 'off', wal: 'minimal' }])
  })

  test('puts the socket of a deep folder elsewhere and takes it away again', async () => {
    const deep = join(base, 'deep'.repeat(30))
    cpSync(clusterDir, join(deep, 'postgres'), { recursive: true })
    const server = await startEmbeddedPostgres({ dataDir: deep, log, isThrowaway: true })
    const socketDir = new URL(server.url).searchParams.get('host')!
    expect(dirname(socketDir)).toBe(tmpdir())
    expect(statSync(socketDir).mode & 0o777).toBe(0o700)
    expect(await query(server.url, 'select word from kept')).toEqual([{ word: 'first' }])
    await server.stop()
    expect(existsSync(socketDir)).toBe(false)
  })
})

describe('after a crash', { timeout: 20_000 }, () => {
  test('a lock that names a living foreign process is cleared and that process is left alone', async () => {
    const stranger = spawn('sleep', ['60'])
    writeFileSync(pidFile, `${stranger.pid}\n${clusterDir}\n1\n5432\n${shared}/run\n\n  1 1\nready   \n`)
    expect(await ask(shared, 'select word from kept')).toEqual([{ word: 'first' }])
    expect(isAlive(stranger.pid!)).toBe(true)
    stranger.kill('SIGKILL')
  })

  test.runIf(process.platform === 'linux')('of the server PostgreSQL ends by itself', async () => {
    const pid = await startAndKill()
    await until(() => !isAlive(pid))
  })

  test('of the server a PostgreSQL that did not end by itself is shut down by the next start', async () => {
    const programs = join(base, 'programs')
    mkdirSync(programs)
    for (const name of ['id', 'test', 'true', 'unshare', 'sh', 'ps']) {
      const found = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, name)).find((file) => existsSync(file))
      if (found) symlinkSync(found, join(programs, name))
    }
    const pid = await startAndKill(programs)
    await wait(300)
    expect(isAlive(pid)).toBe(true)
    expect(await ask(shared, 'select word from kept')).toEqual([{ word: 'first' }])
    expect(isAlive(pid)).toBe(false)
  })

  test('of PostgreSQL itself the next start recovers at once', async () => {
    const lines: string[] = []
    const server = await startEmbeddedPostgres({ dataDir: shared, log: (line) => lines.push(line) })
    await query(server.url, `create table late as select 'second' as word`)
    process.kill(postmasterPid(), 'SIGKILL')
    await until(() => lines.some((line) => line.includes('nobody asked it to (SIGKILL)')))
    expect(await ask(shared, 'select word from late')).toEqual([{ word: 'second' }])
    await server.stop()
  })

  test('in the middle of the first start the unfinished cluster is made anew', async () => {
    const dataDir = join(base, 'interrupted')
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
    expect(await ask(dataDir, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })
})

describe('one sentence refuses', { timeout: 20_000 }, () => {
  async function refusal(dataDir: string): Promise<string> {
    const error: unknown = await startEmbeddedPostgres({ dataDir, log, isThrowaway: true }).then(() => undefined, (reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartupError)
    return (error as StartupError).message
  }

  test('a database of another major version, naming both', async () => {
    mkdirSync(join(base, 'old', 'postgres'), { recursive: true })
    writeFileSync(join(base, 'old', 'postgres', 'PG_VERSION'), '17\n')
    expect(await refusal(join(base, 'old'))).toMatch(/made by PostgreSQL 17, but this release brings PostgreSQL 18/)
  })

  test('a folder with foreign files, which stay', async () => {
    mkdirSync(join(base, 'foreign', 'postgres'), { recursive: true })
    writeFileSync(join(base, 'foreign', 'postgres', 'letter.txt'), 'dear')
    expect(await refusal(join(base, 'foreign'))).toMatch(/not a PostgreSQL database/)
    expect(readFileSync(join(base, 'foreign', 'postgres', 'letter.txt'), 'utf8')).toBe('dear')
  })

  test('a broken configuration, with PostgreSQL’s own reason', async () => {
    const settings = join(clusterDir, 'postgresql.conf')
    const intact = readFileSync(settings, 'utf8')
    writeFileSync(settings, `${intact}\nmax_connections = many\n`)
    expect(await refusal(shared)).toMatch(/PostgreSQL did not start .*postgresql\.conf" contains errors/)
    writeFileSync(settings, intact)
  })

  test('a platform without the package, naming DATABASE_URL', async () => {
    vi.stubGlobal('process', Object.create(process, { arch: { value: 'sparc' } }))
    expect(await refusal(join(base, 'sparc'))).toMatch(/no built-in PostgreSQL for this platform .*DATABASE_URL/)
    vi.unstubAllGlobals()
  })

  test.runIf(isLinuxRoot).each([
    { disk: 'full', options: 'size=50m', sentence: /The disk that holds .* is full/ },
    { disk: 'read-only', options: 'ro', sentence: /The data folder .* cannot be written \(EROFS\)/ },
  ])('a $disk disk', async ({ options, sentence }) => {
    const disk = mkdtempSync(join(base, 'disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
    try {
      expect(await refusal(join(disk, 'data'))).toMatch(sentence)
    } finally {
      execFileSync('umount', [disk])
    }
  })
})
