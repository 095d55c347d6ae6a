import type { Sealed } from '@nocturne/contract/envelope.ts'
import { BODY_LIMIT_BYTES } from '@nocturne/contract/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secondsOf } from '../platform/clock.ts'
import { createMemoryLimit, type Limit } from '../platform/limits.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { addressKey } from './address.ts'
import { deviceName } from './device-name.ts'
import { refusalAnswer, type Answer, type Dispatch } from './dispatch.ts'
import { decryptText, encryptText, isSigned, isTimely, signSealed, type RequestEnvelope, type ServerKeys } from './envelope.ts'
import { parseEnvelope } from './form.ts'
import { createOriginCheck } from './origins.ts'
import { languageOf, parseBody } from './request-body.ts'
import type { WireKeyring } from './wire-keys.ts'

/** A shield against floods from one address, far above what a household of people can do. */
const CALLS_PER_ADDRESS: Limit = { name: 'calls', points: 2_000, seconds: 10 }

type Params = { domain: string; name: string }
type ApiRequest = FastifyRequest<{ Params: Params }>

const regionOf = (request: FastifyRequest, header: string | undefined) => {
  const value = header ? request.headers[header] : undefined
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : ''
}

/** Base64 and hex need no escapes, so nothing has to look through the whole answer again. */
const sealedText = ({ timestamp, data, sign }: Sealed) => `{"timestamp":${timestamp},"data":"${data}","sign":"${sign}"}`

/** A broken envelope, sign or clock: the server's time lets a client with a wrong clock correct itself once. */
const refuseEnvelope = (reply: FastifyReply, services: Services) =>
  reply.code(400).send({ error: 'envelope', time: secondsOf(services.clock.now()) })

/** POST /api/{domain}/{name}: opens the envelope, has the call answered, seals the answer. */
export const registerApi = (app: FastifyInstance, services: Services, keyring: WireKeyring, dispatch: Dispatch, limit = CALLS_PER_ADDRESS) => {
  const { clock, metrics, settings, log } = services
  const takeCall = createMemoryLimit(limit)
  const mayCall = createOriginCheck(services)

  const openEnvelope = async (envelope: RequestEnvelope | null) => {
    const keys = envelope && (await keyring.of(envelope.client))
    if (!keys || !isSigned(keys, envelope) || !isTimely(envelope.timestamp, secondsOf(clock.now()))) return null
    return { keys, text: decryptText(keys, envelope.data) }
  }

  const answerText = async (request: ApiRequest, text: string): Promise<Answer> => {
    const body = parseBody(text)
    if (body instanceof Refusal) return refusalAnswer(body, 'zh-CN')
    const { wait } = await takeCall(addressKey(request.ip))
    if (wait > 0) return refusalAnswer(new Refusal('too_many', { seconds: wait }), languageOf(body))
    return dispatch({
      ...request.params,
      body,
      address: addressKey(request.ip),
      deviceName: deviceName(request.headers['user-agent']),
      region: regionOf(request, settings.REGION_HEADER),
      requestId: request.id,
    })
  }

  const seal = (keys: ServerKeys, answer: Answer) => signSealed(keys, encryptText(keys, JSON.stringify(answer)), secondsOf(clock.now()))

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, parseEnvelope(body as string)),
  )

  app.options('/api/:domain/:name', (request, reply) => {
    if (!mayCall(request, reply)) return reply.code(403).send({ error: 'origin' })
    return reply.headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' }).code(204).send()
  })

  app.post<{ Params: Params }>('/api/:domain/:name', async (request, reply) => {
    if (!mayCall(request, reply)) return reply.code(403).send({ error: 'origin' })
    const opened = await openEnvelope(request.body as RequestEnvelope | null)
    if (!opened) return refuseEnvelope(reply, services)
    const startedAt = performance.now()
    const answer = await answerText(request, opened.text)
    const call = answer.status === 404 ? 'unknown' : `${request.params.domain}/${request.params.name}`
    const seconds = (performance.now() - startedAt) / 1000
    metrics.calls.inc({ call, status: answer.status })
    metrics.callSeconds.observe(seconds)
    log.debug({ requestId: request.id, call, status: answer.status, seconds }, 'answered')
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(sealedText(seal(opened.keys, answer)))
  })
}
