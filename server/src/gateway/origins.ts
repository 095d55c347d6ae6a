import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../platform/services.ts'

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]']

const originOf = (address: string) => new URL(address).origin

/** The pages that may call us: our own address and lines; on loopback also its other names. */
const allowedOrigins = ({ settings, publicUrl, lines }: Services) => {
  const { port, protocol } = new URL(publicUrl)
  const aliases = settings.isLoopback ? LOOPBACK_NAMES.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`) : []
  return new Set([publicUrl, ...lines, ...aliases].map(originOf))
}

/** A form POST needs no preflight, so a foreign page could send one: its Origin is refused here, before anything is read. */
export const createOriginCheck = (services: Services) => {
  // The port is known only once the server listens.
  let allowed: Set<string> | null = null
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers
    if (origin === undefined) return true
    allowed ??= allowedOrigins(services)
    if (!allowed.has(origin)) return false
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-request-id',
      'access-control-max-age': '86400',
      vary: 'Origin',
    })
    return true
  }
}
