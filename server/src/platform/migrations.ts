import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from './startup-error.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')
const LOCK = 7_201_847

interface Migration {
  name: string
  text: string
  checksum: string
}

// Windows checkouts may change line ends; that is no change of the migration.
const checksumOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

export const readMigrations = async (folder = FOLDER): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: checksumOf(text) }
    }),
  )
}

const refuseForeign = (done: Map<string, string>, known: Migration[]) => {
  for (const { name, checksum } of known) {
    if (done.has(name) && done.get(name) !== checksum) throw new StartupError(`The migration ${name} was changed after it had been applied. Put the old text back and write a new migration.`)
  }
  const names = new Set(known.map(({ name }) => name))
  for (const name of done.keys()) {
    if (!names.has(name)) throw new StartupError(`The database is newer than this program: it holds the migration ${name}. Start the newer version.`)
  }
}

const apply = async (client: pg.Client, { name, text, checksum }: Migration) => {
  const isPlain = text.startsWith('-- no transaction')
  if (!isPlain) await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    if (!isPlain) await client.query('commit')
  } catch (error) {
    if (!isPlain) await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}

/** Forward only, in order, one process at a time. Answers with the names it applied. */
export const migrate = async (connectionString: string, migrations?: Migration[]): Promise<string[]> => {
  const known = migrations ?? (await readMigrations())
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())')
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    refuseForeign(done, known)
    const missing = known.filter(({ name }) => !done.has(name))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
