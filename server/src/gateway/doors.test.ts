import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@nocturne/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { exportJob } from '../domains/account/data-export.ts'
import { handlers } from '../handlers.ts'
import { openTestApp } from '../testkit/test-app.ts'
import { buildServer } from './server.ts'

const { services } = await openTestApp({ PUBLIC_URL: 'https://nocturne.example', LINES: 'https://a.example,https://b.example', METRICS_NETWORKS: '10.0.0.0/8' })

const dist = await mkdtemp(join(tmpdir(), 'nocturne-dist-'))
await mkdir(join(dist, 'assets'))
await writeFile(join(dist, 'index.html'), '<!doctype html><html lang="en"><head><!--app.json--></head></html>')
await writeFile(join(dist, 'assets/main-abc.js'), 'console.log(1)')
await writeFile(join(dist, 'assets/main-abc.js.br'), 'compressed')
await writeFile(join(dist, 'latest.json'), '{"build":"abc"}')
await writeFile(join(dist, 'sw.js'), 'addEventListener("fetch", () => {})')

const app = await buildServer({ contract, handlers, services, dist })
afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

describe('the page', () => {
  it('carries app.json inside, as data that cannot run', async () => {
    const page = await app.inject('/')
    const facts = await app.inject('/app.json')
    const inlined = /<script type="application\/json" id="app">(.*)<\/script>/.exec(page.body)?.[1]
    expect(JSON.parse(inlined!)).toEqual(facts.json())
    expect(facts.json()).toMatchObject({ lines: ['https://a.example', 'https://b.example'] })
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it('comes compressed to who can read it', async () => {
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(page.headers['content-encoding']).toBe('br')
  })

  it('stands under a strict policy, as does everything else', async () => {
    for (const url of ['/', '/app.json', '/nothing', '/ping.txt']) {
      const { headers } = await app.inject(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(/connect-src 'self' https:\/\/nocturne\.example https:\/\/a\.example https:\/\/b\.example wss:/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
      expect(headers['strict-transport-security']).toContain('max-age=31536000')
    }
  })
})

describe('files of the build', () => {
  it('are kept for ever when their name changes with them, and asked for again when not', async () => {
    expect((await app.inject('/assets/main-abc.js')).headers['cache-control']).toContain('immutable')
    const latest = await app.inject('/latest.json')
    expect(latest.headers['cache-control']).toBe('no-cache')
    expect(latest.json()).toEqual({ build: 'abc' })
    const worker = await app.inject('/sw.js')
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') })
  })

  it('are served as they were compressed at build time', async () => {
    const file = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } })
    expect(file.headers['content-encoding']).toBe('br')
    expect(file.body).toBe('compressed')
  })

  it.each(['/assets/../../secret', '/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/assets/', '/index.htm'])('do not include %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('health', () => {
  it('answers a ping from anywhere', async () => {
    const ping = await app.inject('/ping.txt')
    expect(ping).toMatchObject({ statusCode: 200, body: 'pong' })
    expect(ping.headers['access-control-allow-origin']).toBe('*')
  })

  it('is good while database, storage and queue answer', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true, database: true, storage: true, queue: true })
  })

  it('shows figures to this machine and the operators’ network only', async () => {
    const from = (remoteAddress: string, headers = {}) => app.inject({ url: '/metrics', remoteAddress, headers })
    expect((await from('127.0.0.1')).body).toContain('nocturne_calls_total')
    await services.queue.send(services.db.write, exportJob, { memberId: 1 })
    expect((await from('127.0.0.1')).body).toMatch(/nocturne_jobs\{job="account.export",state="created"\} 1/)
    expect((await from('10.7.7.7')).statusCode).toBe(200)
    expect((await from('192.0.2.1')).statusCode).toBe(404)
    expect((await from('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404)
  })
})

describe('an unknown door', () => {
  it('is answered plainly, without a word about what runs here', async () => {
    const { statusCode, body, headers } = await app.inject({ method: 'PUT', url: '/api/users/login_account' })
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toEqual({ error: 'not found' })
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
  })
})
