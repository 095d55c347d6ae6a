import { decrypt, encrypt, signature, type Sealed, type WireKeys } from '@nocturne/contract/envelope.ts'
import { API_TIMEOUT_MS, CLOCK_WINDOW_S } from '@nocturne/contract/limits.ts'
import { BrokenAnswer, HttpFailure, WireRefusal } from './wire-failures.ts'

const CLIENT = 'pwa'
const SUCCESS = 1

export type Send = (domain: string, name: string, input: unknown) => Promise<unknown>

export interface Connection {
  line: string
  keys: WireKeys
}

interface Answer {
  status: number
  msg: string
  data: unknown
}

const post = (url: string, keys: WireKeys, timestamp: number, value: object) => {
  const data = encrypt(keys, value)
  const sign = signature(keys, data, timestamp, CLIENT)
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ client: CLIENT, timestamp: String(timestamp), data, sign }),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  })
}

const open = (keys: WireKeys, { timestamp, data, sign }: Sealed): Answer => {
  if (sign !== signature(keys, data, timestamp)) throw new BrokenAnswer()
  return decrypt(keys, data) as Answer
}

const readAnswer = async (keys: WireKeys, response: Response) => {
  const text = await response.text()
  try {
    return open(keys, JSON.parse(text) as Sealed)
  } catch (error) {
    throw error instanceof BrokenAnswer ? error : new BrokenAnswer(error)
  }
}

const serverTimeOf = async (response: Response) => {
  if (response.status !== 400) return null
  const body: unknown = await response.clone().json().catch(() => null)
  const time = (body as { time?: unknown } | null)?.time
  return typeof time === 'number' ? time : null
}

/** Seals a call, sends it, and hands out what the checked answer holds. */
export const createWire = (connect: () => Promise<Connection>, identity: () => object): Send => {
  let clockOffsetS = 0
  const now = () => Math.floor(Date.now() / 1000) + clockOffsetS

  const sendOnTime = async (url: string, keys: WireKeys, value: object) => {
    const sentAt = now()
    const response = await post(url, keys, sentAt, value)
    const serverTime = await serverTimeOf(response)
    // The server says its time with every broken envelope: only a wrong clock is worth a second try.
    if (serverTime === null || Math.abs(serverTime - sentAt) <= CLOCK_WINDOW_S) return response
    clockOffsetS += serverTime - now()
    return post(url, keys, now(), value)
  }

  return async (domain, name, input) => {
    const { line, keys } = await connect()
    const response = await sendOnTime(`${line}/api/${domain}/${name}`, keys, { ...(input as object), ...identity() })
    if (response.status !== 200) throw new HttpFailure(response)
    const { status, msg, data } = await readAnswer(keys, response)
    if (status !== SUCCESS) throw new WireRefusal(status, msg, (data ?? {}) as Record<string, unknown>)
    return data
  }
}
