import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decrypt, encrypt, signature } from '@nocturne/contract/envelope.ts'
import { BrokenAnswer, HttpFailure, WireRefusal } from './wire-failures.ts'
import { createWire, type Lines, type Send } from './wire.ts'

const keys = { key: '01'.repeat(32), iv: '02'.repeat(16), sign: 'a secret' }
const HOUR_MS = 3_600_000
const seconds = (ms = Date.now()) => Math.floor(ms / 1000)

/** A server of three lines: opens what arrives and answers with what the test says. */
const requests: { url: string; body: URLSearchParams; init: RequestInit }[] = []
let respond: (form: URLSearchParams) => Response

const sealed = (answer: unknown, change: object = {}) => {
  const data = encrypt(keys, answer)
  return Response.json({ timestamp: seconds(), data, sign: signature(keys, data, seconds()), ...change })
}

const lineNamed = (line: string) => ({ line, keys })
const lines = { connect: async () => lineNamed('https://line.test'), renewKeys: vi.fn<Lines['renewKeys']>(), leaveLine: vi.fn<Lines['leaveLine']>() }
const identity = () => ({ token: 'mine', lang: 'en' })
let send: Send

beforeEach(() => {
  send = createWire(lines, identity)
  lines.leaveLine.mockReset().mockResolvedValue(null)
  lines.renewKeys.mockReset().mockResolvedValue(null)
  requests.length = 0
  respond = () => sealed({ status: 1, msg: '', data: { fine: true } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = init.body as URLSearchParams
    requests.push({ url, body, init })
    return respond(body)
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('travels sealed and signed, with who sends it, and comes back open', async () => {
    expect(await send('users', 'personal', { id: 7, token: 'not mine' })).toEqual({ msg: '', data: { fine: true } })
    const [{ url, body, init }] = requests as [(typeof requests)[number]]
    const [client, timestamp, data] = ['client', 'timestamp', 'data'].map((name) => body.get(name) ?? '') as [string, string, string]
    expect(url).toBe('https://line.test/api/users/personal')
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(client).toBe('pwa')
    expect(body.get('sign')).toBe(signature(keys, data, timestamp, 'pwa'))
    expect(decrypt(keys, data)).toEqual({ id: 7, token: 'mine', lang: 'en' })
  })

  it('is refused with status, sentence and code', async () => {
    respond = () => sealed({ status: 1100, msg: 'This name is taken', data: { code: 'name_taken' } })
    const error = await send('users', 'register_account', {}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WireRefusal)
    expect(error).toMatchObject({ status: 1100, code: 'name_taken', message: 'This name is taken' })
  })
})

describe('a page that is older than the keys', () => {
  const next = { ...keys, client: 'pwa2' }

  it('asks for the new ones and sends the call again, once, whatever it was', async () => {
    lines.renewKeys.mockResolvedValue({ line: 'https://line.test', keys: next })
    respond = (form) => (form.get('client') === 'pwa2' ? sealed({ status: 1, msg: '', data: { fine: true } }) : Response.json({ error: 'envelope', time: seconds() }, { status: 400 }))
    expect(await send('users', 'register_account', {})).toMatchObject({ data: { fine: true } })
    expect(requests.map(({ body }) => body.get('client'))).toEqual(['pwa', 'pwa2'])
  })

  it('gives up when the keys are the same', async () => {
    respond = () => Response.json({ error: 'envelope', time: seconds() }, { status: 400 })
    await expect(send('home', 'getConfig', {})).rejects.toBeInstanceOf(HttpFailure)
    expect(requests).toHaveLength(1)
  })
})

describe('an answer that is none', () => {
  it.each([
    ['a wrong sign', () => sealed({ status: 1, msg: '', data: {} }, { sign: '00' })],
    ['a changed time', () => sealed({ status: 1, msg: '', data: {} }, { timestamp: 1 })],
    ['a page of a hotel', () => new Response('<html>Welcome</html>')],
    ['something else', () => Response.json(null)],
  ])('is not believed: %s', async (_name, answer) => {
    respond = answer
    await expect(send('home', 'getConfig', {})).rejects.toBeInstanceOf(BrokenAnswer)
  })

  it('rejects with the raw response', async () => {
    respond = () => new Response('down', { status: 503 })
    const error = await send('home', 'getConfig', {}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HttpFailure)
    expect(await (error as HttpFailure).response.text()).toBe('down')
    expect(requests).toHaveLength(1)
  })
})

describe('a device whose clock is wrong', () => {
  const refusing = (serverMs: () => number) => (form: URLSearchParams) =>
    Math.abs(Number(form.get('timestamp')) - seconds(serverMs())) > 300
      ? Response.json({ error: 'envelope', time: seconds(serverMs()) }, { status: 400 })
      : sealed({ status: 1, msg: '', data: 'in time' })

  it('learns the time once and keeps it', async () => {
    respond = refusing(() => Date.now() + HOUR_MS)
    expect(await send('home', 'getConfig', {})).toMatchObject({ data: 'in time' })
    expect(requests).toHaveLength(2)
    expect(await send('home', 'getConfig', {})).toMatchObject({ data: 'in time' })
    expect(requests).toHaveLength(3)
  })

  it('learns again when its own clock is set', async () => {
    respond = refusing(() => Date.now() + HOUR_MS)
    await send('home', 'getConfig', {})
    respond = refusing(() => Date.now() - HOUR_MS)
    expect(await Promise.all([send('home', 'getConfig', {}), send('users', 'sessions', {})])).toMatchObject([{ data: 'in time' }, { data: 'in time' }])
    expect(await send('home', 'getConfig', {})).toMatchObject({ data: 'in time' })
    expect(requests).toHaveLength(2 + 4 + 1)
  })

  it('does not try for ever', async () => {
    respond = () => Response.json({ error: 'envelope', time: seconds() + 7200 }, { status: 400 })
    await expect(send('home', 'getConfig', {})).rejects.toBeInstanceOf(HttpFailure)
    expect(requests).toHaveLength(2)
  })
})

it('is not sent again when the envelope is refused for another reason', async () => {
  respond = () => Response.json({ error: 'envelope', time: seconds() }, { status: 400 })
  await expect(send('home', 'getConfig', {})).rejects.toMatchObject({ response: { status: 400 } })
  expect(requests).toHaveLength(1)
})

it('succeeds with the status that the caller expects, and with no other', async () => {
  respond = () => sealed({ status: 2, msg: 'half', data: 'part' })
  expect(await send('users', 'export', {}, { successCode: 2 })).toEqual({ msg: 'half', data: 'part' })
  await expect(send('users', 'export', {})).rejects.toMatchObject({ status: 2 })
})

describe('a line that dies', () => {
  const isDead = (url: string) => url.startsWith('https://line.test')
  const die = (how: () => Response) => {
    lines.leaveLine.mockResolvedValue(lineNamed('https://next.test'))
    const alive = respond
    respond = (form) => (isDead(requests.at(-1)?.url ?? '') ? how() : alive(form))
  }
  const cut = () => {
    throw new TypeError('Failed to fetch')
  }

  it.each([
    ['a cut', cut],
    ['502', () => new Response('', { status: 502 })],
    ['503', () => new Response('', { status: 503 })],
    ['504', () => new Response('', { status: 504 })],
  ])('hands a read on to the next: %s', async (_name, how) => {
    die(how)
    expect(await send('home', 'getConfig', {}, { isRead: true })).toMatchObject({ data: { fine: true } })
    expect(lines.leaveLine).toHaveBeenCalledWith('https://line.test')
    expect(requests.map(({ url }) => new URL(url).host)).toEqual(['line.test', 'next.test'])
  })

  it.each([{ key: 'made before the first try' }, { id: 7, on: false }])('hands on what has its effect once: %j', async (input) => {
    die(cut)
    await send('mv', 'liking', input)
    expect(requests).toHaveLength(2)
  })

  it('is left by every other call too, but that one may have arrived and is not sent again', async () => {
    die(cut)
    await expect(send('users', 'register_account', { username: 'moon' })).rejects.toBeInstanceOf(TypeError)
    expect(lines.leaveLine).toHaveBeenCalledOnce()
    expect(requests).toHaveLength(1)
  })

  it('is tried once more and not for ever', async () => {
    lines.leaveLine.mockResolvedValue(lineNamed('https://next.test'))
    respond = cut
    await expect(send('home', 'getConfig', {}, { isRead: true })).rejects.toBeInstanceOf(TypeError)
    expect(requests).toHaveLength(2)
  })

  it('says so when no other answers', async () => {
    respond = () => new Response('', { status: 503 })
    await expect(send('home', 'getConfig', {}, { isRead: true })).rejects.toMatchObject({ response: { status: 503 } })
    expect(requests).toHaveLength(1)
  })

  it.each([400, 404, 429, 500])('is not what %d means', async (status) => {
    respond = () => new Response('', { status })
    await expect(send('home', 'getConfig', {}, { isRead: true })).rejects.toBeInstanceOf(HttpFailure)
    expect(lines.leaveLine).not.toHaveBeenCalled()
  })
})
