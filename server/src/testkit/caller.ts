import { randomInt } from 'node:crypto'
import { createClient, type Client } from '@nocturne/contract/client.ts'
import type { Contract } from '@nocturne/contract/define.ts'
import { decrypt, encrypt, signature, type WireKeys } from '@nocturne/contract/envelope.ts'
import { BUNDLE_ID, CLIENT_VERSION, LOGIN_TYPE, type Language } from '@nocturne/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { secondsOf } from '../platform/clock.ts'
import type { Services } from '../platform/services.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const makeDeviceId = () => Array.from({ length: 19 }, () => LETTERS[randomInt(LETTERS.length)]).join('') + Date.now()

/** Who calls: a device, perhaps signed in. */
export interface Person {
  deviceId?: string
  token?: string
  lang?: Language
  address?: string
  agent?: string
}

export interface Answer {
  status: number
  msg: string
  data: Record<string, unknown> | null
}

/** What a call answered when it was not a success. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: unknown
  readonly data: Record<string, unknown>

  constructor({ status, msg, data }: Answer) {
    super(msg)
    this.status = status
    this.code = data?.code
    this.data = data ?? {}
  }
}

export const createCaller = async <C extends Contract>(app: FastifyInstance, services: Services) => {
  const { wire } = (await app.inject('/app.json')).json<{ wire: WireKeys }>()

  /** Sends any body as the person and opens the answer. */
  const send = async (path: string, input: unknown, person: Person = {}): Promise<Answer> => {
    const identity = { bundle_id: BUNDLE_ID, version: CLIENT_VERSION, oauth_type: LOGIN_TYPE, oauth_id: person.deviceId ?? makeDeviceId() }
    const data = encrypt(wire, { ...(input as object), ...identity, token: person.token ?? '', lang: person.lang ?? 'zh-CN' })
    const timestamp = secondsOf(services.clock.now())
    const form = new URLSearchParams({ client: 'pwa', timestamp: String(timestamp), data, sign: signature(wire, data, timestamp, 'pwa') })
    const response = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(person.agent ? { 'user-agent': person.agent } : {}) },
      remoteAddress: person.address ?? '127.0.0.1',
    })
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}: ${response.body}`)
    return decrypt(wire, response.json<{ data: string }>().data) as Answer
  }

  /** The typed client as this person. */
  const as = (person: Person): Client<C> =>
    createClient<C>(async (domain, name, input) => {
      const answer = await send(`${domain}/${name}`, input, person)
      if (answer.status !== 1) throw new CallRefused(answer)
      return answer.data
    })

  return { wire, send, as }
}
