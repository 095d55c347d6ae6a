import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../platform/services.ts'

const allowList = (networks: string[]) => {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  for (const network of networks) {
    const [base = '', bits] = network.split('/')
    const family = isIPv6(base) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(base, family)
    else list.addSubnet(base, Number(bits), family)
  }
  return list
}

const HEALTH_MS = 1_000

const isFine = async (check: Promise<unknown>) => {
  try {
    return (await check) !== false
  } catch {
    return false
  }
}

/** The worker is another process, so its work is counted where both see it: in the queue itself. */
const countJobs = async ({ db, metrics }: Services) => {
  const { rows } = await sql<{ name: string; state: string; count: number }>`select name, state, count(*) from pgboss.job group by name, state`.execute(db.read)
  metrics.jobs.reset()
  for (const { name, state, count } of rows) metrics.jobs.set({ job: name, state }, count)
}

/** For lines, load balancers and operators' tools. */
export const registerHealth = (app: FastifyInstance, services: Services) => {
  const { db, storage, queue, metrics, settings } = services
  const allowed = allowList(settings.METRICS_NETWORKS ?? [])

  app.get('/ping.txt', (_request, reply) =>
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).type('text/plain').send('pong'),
  )

  const check = async () => {
    const [database, store, jobs] = await Promise.all([isFine(sql`select 1`.execute(db.read)), isFine(storage.probe()), isFine(queue.isHealthy())])
    return { ok: database && store && jobs, database, storage: store, queue: jobs }
  }
  // Everybody may ask, so asking often must cost nothing.
  let last = { at: 0, health: Promise.resolve({ ok: false, database: false, storage: false, queue: false }) }
  app.get('/healthz', async (_request, reply) => {
    if (Date.now() - last.at > HEALTH_MS) last = { at: Date.now(), health: check() }
    const health = await last.health
    return reply.code(health.ok ? 200 : 503).header('cache-control', 'no-store').send(health)
  })

  app.get('/metrics', async (request, reply) => {
    // A proxy that is not declared hides who asks: its requests are not loopback's.
    const isHidden = request.headers['x-forwarded-for'] !== undefined && !settings.TRUSTED_PROXIES
    if (isHidden || !allowed.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) return reply.code(404).send({ error: 'not found' })
    await countJobs(services)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
