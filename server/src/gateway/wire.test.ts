// A client that shares no code with ours: node:crypto and fetch only, as the wire's description says.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../testkit/test-app.ts'

const { app, services } = await openTestApp()

interface AppJson {
  name: string
  version: string
  lines: string[]
  wire: { key: string; iv: string; sign: string }
  image: { key: string }
}

let base: string
let facts: AppJson
beforeAll(async () => {
  base = await app.listen({ host: '127.0.0.1', port: 0 })
  facts = (await (await fetch(`${base}/app.json`)).json()) as AppJson
})

const nowS = () => Math.floor(Date.now() / 1000)
const device = `abcdefghijklmnopqrs${Date.now()}`
const identity = { bundle_id: 'app.nocturne.pwa', version: '4.9.1', oauth_type: 'pwa', oauth_id: device, token: '', lang: 'en' }

const encrypt = (text: string) => {
  const cipher = createCipheriv('aes-256-cfb', Buffer.from(facts.wire.key, 'hex'), Buffer.from(facts.wire.iv, 'hex'))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
const decrypt = (data: string) => {
  const decipher = createDecipheriv('aes-256-cfb', Buffer.from(facts.wire.key, 'hex'), Buffer.from(facts.wire.iv, 'hex'))
  return Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8')
}
const hmac = (text: string) => createHmac('sha256', facts.wire.sign).update(text).digest('hex')

const envelope = (body: unknown, timestamp: number | string = nowS()) => {
  const data = encrypt(JSON.stringify(body))
  return { client: 'pwa', timestamp: String(timestamp), data, sign: hmac(`client=pwa&data=${data}&timestamp=${timestamp}`) }
}
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } })
const send = (path: string, form: Record<string, string>, headers?: Record<string, string>) => post(path, new URLSearchParams(form).toString(), headers)

interface Opened {
  status: number
  msg: string
  data: Record<string, unknown>
}
const call = async (path: string, input: object) => {
  const response = await send(`/api/${path}`, envelope({ ...identity, ...input }))
  expect(response.status).toBe(200)
  const sealed = (await response.json()) as { timestamp: number; data: string; sign: string }
  expect(sealed.sign).toBe(hmac(`data=${sealed.data}&timestamp=${sealed.timestamp}`))
  expect(Math.abs(sealed.timestamp - nowS())).toBeLessThanOrEqual(2)
  return JSON.parse(decrypt(sealed.data)) as Opened
}

describe('the wire, from outside', () => {
  it('is described by app.json', () => {
    expect(facts).toMatchObject({ name: 'Nocturne', version: '4.9.1', image: { key: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(facts.wire.key).toMatch(/^[0-9a-f]{64}$/)
    expect(facts.wire.iv).toMatch(/^[0-9a-f]{32}$/)
    expect(facts.lines).toHaveLength(1)
  })

  it('leads from the closed gate to a member’s record and back out', async () => {
    expect(await call('users/personal', {})).toMatchObject({ status: 451 })
    expect(await call('system/age_gate', { answer: true })).toMatchObject({ status: 1, data: { state: 'passed' } })
    expect(await call('users/personal', {})).toMatchObject({ status: 420, msg: 'Please sign in first' })
    const entered = await call('users/register_account', { username: 'outsider', password: 'correct horse battery' })
    expect(entered.status).toBe(1)
    const { token, uid } = entered.data
    expect(await call('users/getBaseInfo', { token })).toMatchObject({ status: 1, data: { uid, nickname: 'outsider' } })
    expect(await call('users/logout', { token })).toMatchObject({ status: 1 })
    expect(await call('users/personal', { token })).toMatchObject({ status: 420 })
  })

  it('answers in the language that was asked for', async () => {
    const zh = await call('users/login_account', { username: 'nobody', password: 'x', lang: 'zh-CN' })
    const en = await call('users/login_account', { username: 'nobody', password: 'x', lang: 'en' })
    expect(zh.msg).toBe('账号或密码不正确')
    expect(en.msg).toBe('The name or the password is wrong')
  })

  it('does not know calls that are not in the contract, whatever their name', async () => {
    for (const path of ['users/nothing', 'nothing/at_all', 'users/__proto__', 'constructor/prototype', '__proto__/toString', 'users/hasOwnProperty']) {
      expect(await call(path, {})).toMatchObject({ status: 404, data: { code: 'unknown_call' } })
    }
  })

  it('carries the request’s id in the answer’s head', async () => {
    const response = await send('/api/home/getConfig', envelope(identity))
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a broken envelope', () => {
  const refused = async (response: Response) => {
    expect(response.status).toBe(400)
    const body = (await response.json()) as { error: string; time: number }
    expect(body.error).toBe('envelope')
    expect(Math.abs(body.time - nowS())).toBeLessThanOrEqual(2)
  }

  it('is refused with the server’s time when the clock is off, and accepted at the edge', async () => {
    for (const off of [-3600, -302, 302, 3600]) await refused(await send('/api/home/getConfig', envelope(identity, nowS() + off)))
    for (const off of [-298, 298]) expect((await send('/api/home/getConfig', envelope(identity, nowS() + off))).status).toBe(200)
  })

  it.each(['', 'NaN', 'Infinity', '1e10', '0x10', '-5', ' 1', '１２３'])('is refused with the time %j', async (timestamp) => {
    await refused(await send('/api/home/getConfig', envelope(identity, timestamp)))
  })

  it('is refused when any of its four fields was changed, is missing or stands there twice', async () => {
    const good = envelope(identity)
    for (const field of ['client', 'timestamp', 'data', 'sign'] as const) {
      const { [field]: value, ...rest } = good
      await refused(await send('/api/home/getConfig', { ...good, [field]: `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` }))
      await refused(await send('/api/home/getConfig', rest))
      await refused(await post('/api/home/getConfig', `${new URLSearchParams(good).toString()}&${field}=${encodeURIComponent(value)}`))
    }
  })

  it('is refused without a body, with another content type, and when it is too large', async () => {
    await refused(await post('/api/home/getConfig', ''))
    expect((await post('/api/home/getConfig', '{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await send('/api/home/getConfig', envelope({ ...identity, filler: 'x'.repeat(1_000_000) }))).status).toBe(413)
  })

  it('that is well signed but holds no object is refused inside', async () => {
    for (const text of ['', 'null', '[]', '"text"', '7', '{', '{"a":', '\u0000']) {
      const data = encrypt(text)
      const timestamp = nowS()
      const response = await send('/api/home/getConfig', { client: 'pwa', timestamp: String(timestamp), data, sign: hmac(`client=pwa&data=${data}&timestamp=${timestamp}`) })
      expect(response.status).toBe(200)
      expect(JSON.parse(decrypt(((await response.json()) as { data: string }).data))).toMatchObject({ status: 1000 })
    }
  })

  it('is answered with a sentence when the same one comes again, and has no second effect', async () => {
    const form = envelope({ ...identity, username: 'replayed', password: 'correct horse battery' })
    const open = async (response: Response) => JSON.parse(decrypt(((await response.json()) as { data: string }).data)) as Opened
    expect(await open(await send('/api/users/register_account', form))).toMatchObject({ status: 1 })
    const again = await open(await send('/api/users/register_account', form))
    expect(again.status).not.toBe(1)
    expect(again.msg).not.toBe('')
    const rows = await services.db.read.selectFrom('member').select('id').where('username', '=', 'replayed').execute()
    expect(rows).toHaveLength(1)
  })
})

describe('keys that change', () => {
  it('serve new pages while the old ones go on', async () => {
    const old = { ...facts.wire }
    const next = { client: 'pwa2', key: '12'.repeat(32), iv: '34'.repeat(16), sign: 'another sign that is long enough' }
    await services.db.write.updateTable('wire_client').set({ is_current: false }).execute()
    await services.db.write.insertInto('wire_client').values(next).execute()
    await vi.waitFor(async () => expect(((await (await fetch(`${base}/app.json`)).json()) as AppJson).wire).toEqual(next))
    expect((await send('/api/home/getConfig', envelope(identity))).status).toBe(200)
    facts.wire = next
    const sealed = envelope(identity)
    expect((await send('/api/home/getConfig', { ...sealed, client: next.client, sign: hmac(`client=${next.client}&data=${sealed.data}&timestamp=${sealed.timestamp}`) })).status).toBe(200)
    facts.wire = old
  })
})

describe('origins', () => {
  it('of our own may call and read the answer; others may not call at all', async () => {
    const ours = await send('/api/home/getConfig', envelope(identity), { origin: facts.lines[0]! })
    expect(ours.status).toBe(200)
    expect(ours.headers.get('access-control-allow-origin')).toBe(facts.lines[0])
    expect(ours.headers.get('access-control-allow-credentials')).toBeNull()
    for (const origin of ['https://evil.example', 'null', `${facts.lines[0]}.evil.example`]) {
      const foreign = await send('/api/home/getConfig', envelope(identity), { origin })
      expect(foreign.status).toBe(403)
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
