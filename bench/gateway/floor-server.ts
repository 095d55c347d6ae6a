// The floor: what cannot be left out. fastify, the same query and the same cipher; no session, no schema, no limits, no headers.
import { parse } from 'node:querystring'
import { decryptText, encryptText, isSigned, signSealed, type RequestEnvelope } from '@nocturne/server/gateway/envelope.ts'
import { createWireKeys } from '@nocturne/server/gateway/wire-keys.ts'
import { openBus } from '@nocturne/server/platform/bus.ts'
import { openDatabases } from '@nocturne/server/platform/db.ts'
import { createLog } from '@nocturne/server/platform/log.ts'
import type { Services } from '@nocturne/server/platform/services.ts'
import { fastify } from 'fastify'
import { pageQuery, presentPage, type CardRow } from './cards.ts'
import { report } from './child.ts'

const databaseUrl = process.env['DATABASE_URL'] ?? ''
const db = openDatabases({ primary: databaseUrl }, () => {})
const bus = await openBus(databaseUrl, db.pool, createLog('error'))
const keys = await createWireKeys({ db, bus } as Services).of('pwa')
if (!keys) throw new Error('the gateway has to start first: it makes the keys')

// The same query function as the gateway's handler, or with BENCH_FLOOR=pg its finished SQL without a query builder.
const isBare = process.env['BENCH_FLOOR'] === 'pg'
const { sql } = pageQuery(db.read, '1', 1).compile()
const readRows = async (cursor: string | undefined, limit: number) =>
  isBare ? (await db.pool.query<CardRow>(sql, [Number(cursor), limit + 1])).rows : pageQuery(db.read, cursor, limit).execute()

const app = fastify({ logger: false })
app.removeAllContentTypeParsers()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, parse(body as string)))
app.post('/api/:domain/:name', async (request, reply) => {
  const envelope = request.body as RequestEnvelope
  if (!isSigned(keys, envelope)) return reply.code(400).send()
  const { cursor, limit = 20 } = JSON.parse(decryptText(keys, envelope.data)) as { cursor?: string; limit?: number }
  const rows = await readRows(cursor, limit)
  const answer = JSON.stringify({ status: 1, msg: '', data: presentPage(rows, limit) })
  return signSealed(keys, encryptText(keys, answer), Math.floor(Date.now() / 1000))
})

report({ address: await app.listen({ host: '127.0.0.1', port: 0 }) })
