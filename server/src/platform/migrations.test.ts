import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { emptyDatabase } from '../testkit/database.ts'
import { migrate, readMigrations } from './migrations.ts'

const one = { name: '0001_one.sql', text: 'create table one (id int)', checksum: 'a' }
const two = { name: '0002_two.sql', text: 'create table two (id int); insert into two values (1)', checksum: 'b' }

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

describe('migrations', () => {
  it('are applied once, in order', async () => {
    const url = await emptyDatabase()
    expect(await migrate(url, [one])).toEqual(['0001_one.sql'])
    expect(await migrate(url, [one, two])).toEqual(['0002_two.sql'])
    expect(await migrate(url, [one, two])).toEqual([])
  })

  it('are applied once when five processes start together', async () => {
    const url = await emptyDatabase()
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, [one, two])))
    expect(applied.flat().sort()).toEqual(['0001_one.sql', '0002_two.sql'])
    expect(await query(url, 'select id from two')).toEqual([{ id: 1 }])
  })

  it('leave nothing of one that fails half way', async () => {
    const url = await emptyDatabase()
    const broken = { name: '0003_broken.sql', text: 'create table three (id int); select 1 / 0', checksum: 'c' }
    await expect(migrate(url, [one, broken])).rejects.toThrow('0003_broken.sql')
    expect(await query(url, "select to_regclass('three') as three")).toEqual([{ three: null }])
    expect(await migrate(url, [one, two])).toEqual(['0002_two.sql'])
  })

  it('refuse a changed text and a database that is newer', async () => {
    const url = await emptyDatabase()
    await migrate(url, [one, two])
    await expect(migrate(url, [{ ...one, checksum: 'z' }, two])).rejects.toThrow('0001_one.sql was changed')
    await expect(migrate(url, [one])).rejects.toThrow('newer than this program')
  })

  it('may say that they run outside a transaction', async () => {
    const url = await emptyDatabase()
    const outside = { name: '0002_index.sql', text: '-- no transaction\ncreate index concurrently one_id on one (id)', checksum: 'd' }
    expect(await migrate(url, [one, outside])).toHaveLength(2)
  })

  it('of the product each say why in their first line', async () => {
    for (const { name, text } of await readMigrations()) expect(text, name).toMatch(/^-- \S/)
  })
})
