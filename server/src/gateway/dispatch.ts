import type { Call, Contract } from '@nocturne/contract/define.ts'
import type { Language } from '@nocturne/contract/limits.ts'
import { refusals, sentenceOf } from '@nocturne/contract/refusals.ts'
import type { Handlers, OnceHandler, Origin, PlainHandler } from '../platform/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { findMember } from '../platform/sessions.ts'
import { languageOf, parseIdentity, parseInput, type Body } from './request-body.ts'
import { runCall } from './run-call.ts'
import { createSharedAnswers } from './shared-answers.ts'
import { createStopSwitches } from './stop-switches.ts'

export interface CallRequest {
  domain: string
  name: string
  body: Body
  address: string
  deviceName: string
  region: string
  requestId: string
}

export interface Answer {
  status: number
  msg: string
  data: unknown
}

const SUCCESS = 1

export type Dispatch = (request: CallRequest) => Promise<Answer>

export const refusalAnswer = (refusal: Refusal, lang: Language): Answer => ({
  status: refusals[refusal.code].status,
  msg: sentenceOf(refusal.code, lang, refusal.details),
  data: { code: refusal.code, ...refusal.details },
})

const CONNECTION_FAULTS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P01', '57P02', '57P03', '53300', '08006', '08003'])
const isConnectionFault = (error: unknown) =>
  CONNECTION_FAULTS.has(String((error as { code?: unknown }).code)) || /timeout exceeded when trying to connect|Connection terminated/.test(String((error as Error).message))

/** The whole life of a call: found, gate, session, switches, input, handler, answer. */
export const createDispatch = <C extends Contract>(
  contract: C,
  handlers: { [D in keyof C]: Handlers<C[D]> },
  services: Services,
): Dispatch => {
  const refuseStopped = createStopSwitches(services)
  const shared = createSharedAnswers(services)

  const find = (domain: string, name: string): { call: Call; handler: PlainHandler<Call> | OnceHandler<Call> } => {
    const calls = Object.hasOwn(contract, domain) ? contract[domain] : undefined
    const call = calls && Object.hasOwn(calls, name) ? calls[name] : undefined
    if (!call) throw new Refusal('unknown_call')
    return { call, handler: handlers[domain]![name] as never }
  }

  const run = async (request: CallRequest, lang: Language) => {
    const { call, handler } = find(request.domain, request.name)
    const identity = parseIdentity(request.body)
    const origin: Origin = {
      deviceId: identity.oauth_id,
      address: request.address,
      deviceName: request.deviceName,
      region: request.region,
      token: identity.token,
    }
    if (!call.open && !(await services.ageGate.isPassed(origin))) throw new Refusal('age_gate')
    const me = identity.token ? await findMember(services, identity.token) : null
    if (call.who === 'member' && !me) throw new Refusal('signed_out')
    await refuseStopped(call)
    const input = parseInput(call.input, request.body)
    const path = `${request.domain}/${request.name}`
    const facts = { me, origin, lang, requestId: request.requestId, services }
    const answer = () => runCall(call, path, handler, input, facts)
    return call.shared && !me ? shared(JSON.stringify([path, lang, request.region, input]), answer) : answer()
  }

  return async (request) => {
    const lang = languageOf(request.body)
    try {
      return { status: SUCCESS, msg: '', data: await run(request, lang) }
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error, lang)
      const { requestId, domain, name } = request
      services.log.error({ err: error, requestId, call: `${domain}/${name}` }, 'a call failed')
      return refusalAnswer(isConnectionFault(error) ? new Refusal('busy') : new Refusal('server_error', { request: requestId }), lang)
    }
  }
}
