import { randomUUID } from 'node:crypto'
import type { Contract } from '@nocturne/contract/define.ts'
import { fastify, type FastifyError, type FastifyInstance } from 'fastify'
import type { Handlers } from '../platform/calls.ts'
import type { Limit } from '../platform/limits.ts'
import type { Services } from '../platform/services.ts'
import { registerApi } from './api-door.ts'
import { registerApp } from './app-door.ts'
import { createDispatch } from './dispatch.ts'
import { registerHealth } from './health-doors.ts'
import { registerManifest } from './manifest-door.ts'
import { securityHeaders } from './security-headers.ts'
import { createWireKeys } from './wire-keys.ts'

export interface ServerParts<C extends Contract> {
  contract: C
  handlers: { [D in keyof C]: Handlers<C[D]> }
  services: Services
  callLimit?: Limit
  /** Where the built web app lies; tests of other doors need none. */
  dist?: string
}

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' }

const plainSentences: Record<number, string> = { 404: 'not found', 413: 'too large', 415: 'content type' }

/** All of HTTP. Nothing outside this folder knows about requests and replies. */
export const buildServer = async <C extends Contract>(parts: ServerParts<C>): Promise<FastifyInstance> => {
  const { services } = parts
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: services.settings.TRUSTED_PROXIES ?? false,
    bodyLimit: 1024,
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
  })

  let headers: Record<string, string> | null = null
  app.addHook('onRequest', (request, reply, done) => {
    headers ??= securityHeaders(services)
    // A sealed answer is data that no page can show: the policy for pages would only make it longer.
    reply.headers(request.url.startsWith('/api/') ? NO_SNIFFING : headers).header('x-request-id', request.id)
    done()
  })

  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: plainSentences[404] }))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) services.log.error({ err: error, requestId: request.id }, 'a request failed')
    const sentence = status >= 500 ? 'server error' : (plainSentences[status] ?? 'bad request')
    return reply.code(status).send({ error: sentence, request: request.id })
  })

  const keyring = createWireKeys(services)
  const dispatch = createDispatch(parts.contract, parts.handlers, services)
  registerApi(app, services, keyring, dispatch, parts.callLimit)
  registerHealth(app, services)
  registerManifest(app, services)
  await registerApp(app, services, keyring, parts.dist)
  return app
}
