import { randomUUID } from 'node:crypto'
import { action, read, write } from '@nocturne/contract/define.ts'
import { Key, toggle, Toggled } from '@nocturne/contract/shapes.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Handlers } from '../platform/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { aDevice, aMember } from '../testkit/people.ts'
import { openApp } from '../testkit/test-app.ts'

// A small product: a jar of marbles that one can look at, fill once per key, and break in every way.
const Marbles = z.object({ marbles: z.int() })
const jar = {
  look: read('anyone', z.object({}), Marbles),
  look_shared: read('anyone', z.object({ n: z.int().default(0) }), Marbles, { shared: true }),
  sneak: read('anyone', z.object({}), Marbles),
  add: write('member', z.object({ marbles: z.int().positive(), key: Key }), Marbles),
  pay: action('member', z.object({ marbles: z.int().positive(), key: Key }), Marbles, { stop: 'payments' }),
  like: write('member', z.object(toggle), Toggled),
  spill: write('anyone', z.object({}), Marbles),
  fail: write('anyone', z.object({ how: z.enum(['bug', 'refusal', 'answer']) }), Marbles),
  secret: read('anyone', z.object({}), Marbles),
  clash: write('anyone', z.object({}), Marbles),
}

let hold: Promise<void> | null = null
let effects: string[] = []
let clashes = 0
let looks = 0

type Raw = { marbles: number }
const count = async (db: never) => (await sql<Raw>`select coalesce(sum(marbles), 0)::int as marbles from jar`.execute(db)).rows[0]!
const put = (db: never, marbles: number) => sql`insert into jar (marbles) values (${marbles})`.execute(db)

const handlers: Handlers<typeof jar> = {
  look: (_, { db }) => count(db as never),
  look_shared: async (_, { db }) => {
    looks += 1
    return count(db as never)
  },
  sneak: async (_, { db }) => {
    await put(db as never, 1)
    return count(db as never)
  },
  add: {
    async run({ marbles }, { db, after }) {
      await hold
      await put(db as never, marbles)
      after(() => effects.push(`added ${marbles}`))
      if (marbles === 13) throw new Refusal('not_found')
      return { answer: { marbles }, ref: { marbles } }
    },
    again: async (ref) => ref as Raw,
  },
  pay: {
    async run({ marbles }, { db }) {
      await hold
      if (marbles === 13) throw new Refusal('not_found')
      await put(db as never, marbles)
      return { answer: { marbles }, ref: { marbles } }
    },
    again: async (ref) => ref as Raw,
  },
  like: async ({ on }) => ({ on: on ?? true, count: 1 }),
  spill: async (_, { db, after }) => {
    await put(db as never, 1)
    after(() => {
      throw new Error('a socket is closed')
    })
    return count(db as never)
  },
  fail: async ({ how }, { db, after }) => {
    await put(db as never, 1)
    after(() => effects.push('never'))
    if (how === 'bug') throw new Error('password=hunter2 at secret-file.ts')
    if (how === 'refusal') throw new Refusal('too_many', { seconds: 7 })
    return { marbles: 'many' } as never
  },
  secret: async () => ({ marbles: 1, password_hash: 'argon2', inner: { token: 'x' } }) as never,
  clash: async (_, { db }) => {
    clashes += 1
    if (clashes < 3) await sql.raw(`do $$ begin raise exception 'clash' using errcode = '40001'; end $$`).execute(db)
    return { marbles: clashes }
  },
}

const { as, send, services } = await openApp({ contract: { jar }, handlers: { jar: handlers } })
const { db } = services
await sql`create table jar (marbles int not null)`.execute(db.write)
const guest = await aDevice(services)
const me = await aMember(services)
const marbles = async () => (await as(guest).jar.look({})).marbles

beforeEach(async () => {
  hold = null
  effects = []
  await sql`delete from jar`.execute(db.write)
})

describe('modes', () => {
  it('a read cannot write: the database itself refuses', async () => {
    expect(await send('jar/sneak', {}, guest)).toMatchObject({ status: 0, data: { code: 'server_error' } })
    expect(await marbles()).toBe(0)
  })

  it('a write that throws leaves nothing behind and sends nothing', async () => {
    for (const how of ['bug', 'refusal', 'answer']) await send('jar/fail', { how }, guest)
    expect((await send('jar/fail', { how: 'refusal' }, guest)).data).toEqual({ code: 'too_many', seconds: 7 })
    expect(await marbles()).toBe(0)
    expect(effects).toEqual([])
  })

  it('sends once what a committed write asked for', async () => {
    const input = { marbles: 3, key: randomUUID() }
    await as(me).jar.add(input)
    await as(me).jar.add(input)
    expect(effects).toEqual(['added 3'])
  })

  it('work after the commit cannot spoil the answer', async () => {
    expect(await send('jar/spill', {}, guest)).toMatchObject({ status: 1, data: { marbles: 1 } })
  })

  it('a write is tried again after a serialisation failure, three times at most', async () => {
    clashes = 0
    expect(await as(guest).jar.clash({})).toEqual({ marbles: 3 })
    clashes = -10
    expect(await send('jar/clash', {}, guest)).toMatchObject({ status: 0 })
    expect(clashes).toBe(-7)
  })
})

describe('an answer', () => {
  it('tells a bug by its number only', async () => {
    const answer = await send('jar/fail', { how: 'bug' }, { ...guest, lang: 'en' })
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|secret-file|Error/)
    expect(answer.msg).toMatch(/ref [0-9a-f-]{36}/)
  })

  it('holds only what the contract names', async () => {
    expect(await as(guest).jar.secret({})).toEqual({ marbles: 1 })
  })

  it('that is shared is made once for all guests and afresh for members and other input', async () => {
    looks = 0
    await as(guest).jar.look_shared({})
    await as(await aDevice(services)).jar.look_shared({})
    expect(looks).toBe(1)
    await as(me).jar.look_shared({})
    await as(guest).jar.look_shared({ n: 1 })
    await as({ ...guest, lang: 'en' }).jar.look_shared({})
    expect(looks).toBe(4)
  })
})

describe.each(['add', 'pay'] as const)('a keyed call (%s)', (name) => {
  it('has its effect once, however often it is sent', async () => {
    const input = { marbles: 5, key: randomUUID() }
    const answers = []
    for (let n = 0; n < 3; n += 1) answers.push(await as(me).jar[name](input))
    expect(answers).toEqual(Array(3).fill({ marbles: 5 }))
    expect(await marbles()).toBe(5)
  })

  it('has its effect once when ten arrive together; those that are early are told to wait', async () => {
    const input = { marbles: 5, key: randomUUID() }
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    const tries = Array.from({ length: 10 }, () => send(`jar/${name}`, input, me))
    const early = await Promise.race(tries)
    expect(early.data).toMatchObject({ code: 'in_progress' })
    release()
    const codes = (await Promise.all(tries)).map(({ status, data }) => data?.code ?? status)
    expect(codes.filter((code) => code === 1).length).toBeGreaterThanOrEqual(1)
    expect(codes.every((code) => code === 1 || code === 'in_progress')).toBe(true)
    expect(await as(me).jar[name](input)).toEqual({ marbles: 5 })
    expect(await marbles()).toBe(5)
  })

  it('refuses the same key with another body, and takes it from another person', async () => {
    const key = randomUUID()
    await as(me).jar[name]({ marbles: 5, key })
    await expect(as(me).jar[name]({ marbles: 6, key })).rejects.toMatchObject({ code: 'key_reused' })
    await as(await aMember(services)).jar[name]({ marbles: 7, key })
    expect(await marbles()).toBe(12)
  })

  it('does not remember a refusal', async () => {
    const input = { marbles: 13, key: randomUUID() }
    for (let n = 0; n < 2; n += 1) await expect(as(me).jar[name](input)).rejects.toMatchObject({ code: 'not_found' })
    await as(me).jar[name]({ ...input, marbles: 4 })
    expect(await marbles()).toBe(4)
  })
})

describe('stop switches', () => {
  const setSwitch = async (name: string, isOn: boolean) => {
    await db.write.updateTable('stop_switch').set({ is_on: isOn }).where('name', '=', name).execute()
  }
  const codeOf = async (path: string, input: object) => (await send(path, input, me)).data?.code

  it('close what they name at once, and open it again', async () => {
    const pay = () => codeOf('jar/pay', { marbles: 1, key: randomUUID() })
    await setSwitch('payments', true)
    await vi.waitFor(async () => expect(await pay()).toBe('stopped'))
    expect(await codeOf('jar/add', { marbles: 1, key: randomUUID() })).toBeUndefined()
    await setSwitch('payments', false)
    await vi.waitFor(async () => expect(await pay()).toBeUndefined())
  })

  it('make the whole service read-only', async () => {
    await setSwitch('read_only', true)
    await vi.waitFor(async () => expect(await codeOf('jar/like', { id: 1 })).toBe('read_only'))
    expect(await codeOf('jar/look', {})).toBeUndefined()
    await setSwitch('read_only', false)
    await vi.waitFor(async () => expect(await codeOf('jar/like', { id: 1 })).toBeUndefined())
  })
})
