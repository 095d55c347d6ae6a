import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** The address of another database in the same cluster. */
const databaseUrl = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/** A database of its own for a test file, copied from the template in a blink. The whole cluster is thrown away at the end. */
export const freshDatabase = async () => {
  const base = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: databaseUrl(base, 'postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} template nocturne strategy file_copy`)
  } finally {
    await client.end()
  }
  return databaseUrl(base, name)
}
