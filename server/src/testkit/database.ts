import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** The database that the global set-up migrates first. */
const TEMPLATE = 'nocturne'

/** The address of another database in the same cluster. */
const databaseUrl = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

const createDatabase = async (options: string) => {
  const base = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: databaseUrl(base, 'postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} ${options}`)
  } finally {
    await client.end()
  }
  return databaseUrl(base, name)
}

/** A database of its own for a test file, copied from the template in a blink. The whole cluster is thrown away at the end. */
export const freshDatabase = () => createDatabase(`template ${TEMPLATE} strategy file_copy`)

export const emptyDatabase = () => createDatabase('template template0')
