import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { CLIENT_VERSION } from '@nocturne/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/services.ts'
import type { WireKeyring } from './wire-keys.ts'

const DIST = join(import.meta.dirname, '../../../web/dist')
const MARK = '<!--app.json-->'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const compress = promisify(brotliCompress)

/** Public facts that one build needs to run anywhere. */
const appFacts = async (services: Services, keyring: WireKeyring) => ({
  name: 'Nocturne',
  version: CLIENT_VERSION,
  lines: services.lines,
  wire: await keyring.current(),
  image: { key: services.installation.imageKey },
})

/** A data block runs nothing, so the policy may forbid inline scripts; `<` is escaped so that no value can end it. */
const inlined = (facts: object) => `<script type="application/json" id="app">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`

/** The web app: its page with app.json inside, its files, and the build that is newest. */
export const registerApp = async (app: FastifyInstance, services: Services, keyring: WireKeyring, dist = DIST) => {
  app.get('/app.json', async (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }).send(await appFacts(services, keyring)),
  )

  const page = async () => {
    const facts = inlined(await appFacts(services, keyring))
    // A function, because a text would have its $ signs read as places.
    return (await readFile(join(dist, 'index.html'), 'utf8')).replace(MARK, () => facts)
  }
  let last = { html: '', compressed: Promise.resolve(Buffer.alloc(0)) }
  const compressOnce = (html: string) => {
    if (last.html !== html) last = { html, compressed: compress(html) }
    return last.compressed
  }

  for (const path of ['/', '/index.html']) {
    app.get(path, async (request, reply) => {
      const html = await page()
      reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' }).type('text/html; charset=utf-8')
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return html
      return reply.header('content-encoding', 'br').send(await compressOnce(html))
    })
  }

  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(dist, 'assets/')) ? IMMUTABLE : 'no-cache')
    },
  })
}
