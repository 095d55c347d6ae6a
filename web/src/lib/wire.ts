import type { AskOptions } from '@nocturne/contract/client.ts'
import { decrypt, encrypt, signature, type Sealed, type WireKeys } from '@nocturne/contract/envelope.ts'
import { API_TIMEOUT_MS, CLOCK_WINDOW_S } from '@nocturne/contract/limits.ts'
import { BrokenAnswer, HttpFailure, WireRefusal } from './wire-failures.ts'

const FIRST_CLIENT = 'pwa'
const BROKEN_ENVELOPE = 400
const SUCCESS = 1
/** What stands before a server says so when the server is gone. */
const LINE_DOWN = new Set([502, 503, 504])

interface Answer {
  status: number
  msg: string
  data: unknown
}

/** An answer that means success, or a rejection. */
export type Send = (domain: string, name: string, input: unknown, options?: AskOptions) => Promise<Pick<Answer, 'msg' | 'data'>>

export interface Connection {
  line: string
  keys: WireKeys
}

export interface Lines {
  connect(): Promise<Connection>
  /** The keys as the server has them now, or null when they are the ones that we have. */
  renewKeys(old: WireKeys): Promise<Connection | null>
  /** Another line that answers, or null. */
  leaveLine(dead: string): Promise<Connection | null>
}

const post = (url: string, keys: WireKeys, timestamp: number, value: object) => {
  const { client = FIRST_CLIENT } = keys
  const data = encrypt(keys, value)
  const sign = signature(keys, data, timestamp, client)
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ client, timestamp: String(timestamp), data, sign }),
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
  if (response.status !== BROKEN_ENVELOPE) return null
  const body: unknown = await response.clone().json().catch(() => null)
  const time = (body as { time?: unknown } | null)?.time
  return typeof time === 'number' ? time : null
}

/** fetch tells a broken network by a TypeError. */
const isLineDown = (error: unknown) => error instanceof TypeError || (error instanceof HttpFailure && LINE_DOWN.has(error.response.status))

/** Sent twice it has the effect of once: whether the first one arrived does not matter. */
const isRepeatable = (input: object, { isRead }: AskOptions) => isRead === true || 'key' in input || 'on' in input

/** Seals a call, sends it, and hands out what the checked answer holds. */
export const createWire = ({ connect, renewKeys, leaveLine }: Lines, identity: () => object): Send => {
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

  const sendOn = async ({ line, keys }: Connection, path: string, input: object, { successCode = SUCCESS }: AskOptions) => {
    const response = await sendOnTime(`${line}/api/${path}`, keys, { ...input, ...identity() })
    if (response.status !== 200) throw new HttpFailure(response)
    const { status, msg, data } = await readAnswer(keys, response)
    if (status !== successCode) throw new WireRefusal(status, msg, (data ?? {}) as Record<string, unknown>)
    return { msg, data }
  }

  return async (domain, name, input, options = {}) => {
    const path = `${domain}/${name}`
    const connection = await connect()
    try {
      return await sendOn(connection, path, input as object, options)
    } catch (error) {
      // Refused unread, so it may be sent again whatever it was: perhaps this page is older than the keys.
      if (error instanceof HttpFailure && error.response.status === BROKEN_ENVELOPE) {
        const renewed = await renewKeys(connection.keys).catch(() => null)
        if (renewed) return sendOn(renewed, path, input as object, options)
      }
      if (!isLineDown(error)) throw error
      const moving = leaveLine(connection.line).catch(() => null)
      const another = isRepeatable(input as object, options) ? await moving : null
      if (!another) throw error
      return sendOn(another, path, input as object, options)
    }
  }
}
