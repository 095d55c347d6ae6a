// Twenty thousand bad requests against the running product: each gets a clear refusal, and the process is as small as before.
import { fork, type ChildProcess } from 'node:child_process'
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const TIMES = 20_000
const WARM_UP = 3_000
const AT_ONCE = 32
const MOST_GROWTH_BYTES = 50 * 1024 * 1024

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
let server: ChildProcess
let address: string
let wire: { key: string; iv: string; sign: string }

const answerOf = <T>(wish?: string) =>
  new Promise<T>((resolve) => {
    server.once('message', (answer) => resolve(answer as T))
    if (wish) server.send(wish)
  })

beforeAll(async () => {
  // The same memory settings as `npm start` has.
  server = fork(join(import.meta.dirname, 'measured-server.ts'), { execArgv: ['--expose-gc', '--max-semi-space-size=4'], env: { ...process.env, MALLOC_ARENA_MAX: '2' } })
  address = await answerOf<string>()
  wire = ((await (await fetch(`${address}/app.json`)).json()) as { wire: typeof wire }).wire
}, 60_000)
afterAll(async () => {
  agent.destroy()
  const gone = once(server, 'exit')
  server.send('stop')
  await gone
})

const hmac = (text: string) => createHmac('sha256', wire.sign).update(text).digest('hex')
const cipher = () => [Buffer.from(wire.key, 'hex'), Buffer.from(wire.iv, 'hex')] as const
const encrypt = (text: string) => {
  const sealing = createCipheriv('aes-256-cfb', ...cipher())
  return Buffer.concat([sealing.update(text), sealing.final()]).toString('base64')
}
const decrypt = (data: string) => {
  const opening = createDecipheriv('aes-256-cfb', ...cipher())
  return Buffer.concat([opening.update(Buffer.from(data, 'base64')), opening.final()]).toString()
}

const identity = (n: number) => ({ bundle_id: 'app.nocturne.pwa', version: '4.9.1', oauth_type: 'pwa', oauth_id: `hostile${String(n).padStart(25, '0')}`, token: '' })
const nowS = () => Math.floor(Date.now() / 1000)
const sealed = (body: unknown, timestamp = nowS()) => {
  const data = encrypt(typeof body === 'string' ? body : JSON.stringify(body))
  return new URLSearchParams({ client: 'pwa', timestamp: String(timestamp), data, sign: hmac(`client=pwa&data=${data}&timestamp=${timestamp}`) }).toString()
}

/** Every kind of nonsense that is known to break servers, a little different each time. */
const KINDS: ((n: number) => { path: string; body: string; headers?: Record<string, string> })[] = [
  () => ({ path: 'home/getConfig', body: '' }),
  () => ({ path: 'home/getConfig', body: 'client=pwa&client=pwa&timestamp=1&data=&sign=' }),
  (n) => ({ path: 'home/getConfig', body: sealed(identity(n), nowS() - 3600) }),
  (n) => ({ path: 'home/getConfig', body: sealed(identity(n)).replace(/sign=../, 'sign=00') }),
  (n) => ({ path: `nothing${n}/at_all`, body: sealed(identity(n)) }),
  (n) => ({ path: 'users/__proto__', body: sealed(identity(n)) }),
  () => ({ path: 'users/login_account', body: sealed('{"a":') }),
  () => ({ path: 'users/login_account', body: sealed('['.repeat(50_000)) }),
  (n) => ({ path: 'users/login_account', body: sealed(`{"__proto__":{"x":${n}},${JSON.stringify(identity(n)).slice(1)}`) }),
  (n) => ({ path: 'users/register_account', body: sealed({ ...identity(n), username: 'x'.repeat(100_000), password: '夜'.repeat(20_000) }) }),
  (n) => ({ path: 'users/register_account', body: sealed({ ...identity(n), username: ['a'], password: { b: 1 } }) }),
  (n) => ({ path: 'users/register_account', body: sealed({ ...identity(n), username: 'a\u0000b', password: '\u202E\u200B' }) }),
  (n) => ({ path: 'users/personal', body: sealed({ ...identity(n), token: `t${n}`.padEnd(43, 'x') }) }),
  (n) => ({ path: 'system/age_gate', body: sealed({ ...identity(n), oauth_id: '<script>' }) }),
  (n) => ({ path: 'system/adsclick', body: sealed({ ...identity(n), id: 2 ** 60 }) }),
  (n) => ({ path: 'member/update', body: sealed({ ...identity(n), nickname: '\ud800' }) }),
  (n) => ({ path: 'home/getConfig', body: sealed({ ...identity(n), filler: 'x'.repeat(n % 500 === 0 ? 1_000_000 : 1_000), lang: 7 }) }),
  (n) => ({ path: 'home/getConfig', body: sealed(identity(n)), headers: { origin: `https://evil${n}.example` } }),
  (n) => ({ path: `${'a'.repeat(200)}${n}/b`, body: sealed(identity(n)) }),
]

const send = (n: number) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { path, body, headers } = KINDS[n % KINDS.length]!(n)
    const from = `10.${(n >> 14) & 255}.${(n >> 7) & 127}.${n & 127}`
    const outgoing = request(`${address}/api/${path}`, { method: 'POST', agent, headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    // A body over the limit may be answered, and the connection closed, before all of it was sent.
    outgoing.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve({ status: 413, text: '{}' }) : reject(error)))
    outgoing.end(body)
  })

const outcomeOf = ({ status, text }: { status: number; text: string }) => {
  if (status !== 200) return `http ${status}`
  const { data } = JSON.parse(text) as { data: string }
  return `status ${(JSON.parse(decrypt(data)) as { status: number }).status}`
}

const attack = async (from: number, to: number) => {
  const outcomes = new Map<string, number>()
  let next = from
  const runner = async () => {
    while (next < to) {
      const n = next
      next += 1
      const outcome = outcomeOf(await send(n))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runner))
  return outcomes
}

/** The smallest of some readings: the system takes freed pages back when it pleases. */
const memory = async () => {
  const readings: number[] = []
  for (let turn = 0; turn < 5; turn += 1) readings.push((await answerOf<NodeJS.MemoryUsage>('measure')).rss)
  return Math.min(...readings)
}

describe('hostile input', () => {
  test(`${TIMES} bad requests are refused one by one and leave no trace in memory`, { timeout: 180_000 }, async () => {
    await attack(0, WARM_UP)
    const before = await memory()
    const outcomes = await attack(WARM_UP, WARM_UP + TIMES)
    const growth = (await memory()) - before
    console.log(`memory: ${Math.round(before / 1e6)} MB, grown by ${(growth / 1e6).toFixed(1)} MB; ${JSON.stringify(Object.fromEntries(outcomes))}`)
    const known = ['http 400', 'http 403', 'http 404', 'http 413', 'http 414', 'status 404', 'status 420', 'status 451', 'status 1000', 'status 1', 'status 1001', 'status 1003']
    expect([...outcomes.keys()].filter((outcome) => !known.includes(outcome))).toEqual([])
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(TIMES)
    expect(growth).toBeLessThan(MOST_GROWTH_BYTES)
  })

  test('the service is as it was', async () => {
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})
