import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { signedText, type Sealed } from '@nocturne/contract/envelope.ts'
import { CLOCK_WINDOW_S } from '@nocturne/contract/limits.ts'

/** The same envelope as `contract/envelope.ts`, on the machine's own cipher. */
export interface ServerKeys {
  /** Made once: a key given as bytes would be taken in anew for every call. */
  key: KeyObject
  iv: Buffer
  sign: string
}

export interface RequestEnvelope {
  client: string
  timestamp: string
  data: string
  sign: string
}

const CIPHER = 'aes-256-cfb'

export const encryptText = (keys: ServerKeys, text: string) => {
  const cipher = createCipheriv(CIPHER, keys.key, keys.iv)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}

export const decryptText = (keys: ServerKeys, data: string) => {
  const decipher = createDecipheriv(CIPHER, keys.key, keys.iv)
  return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8')
}

const hmacOf = (keys: ServerKeys, text: string) => createHmac('sha256', keys.sign).update(text).digest('hex')

export const isSigned = (keys: ServerKeys, envelope: RequestEnvelope) => {
  const expected = Buffer.from(hmacOf(keys, signedText(envelope.data, envelope.timestamp, envelope.client)))
  const given = Buffer.from(envelope.sign)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

export const isTimely = (timestamp: string, nowS: number) => /^\d{1,12}$/.test(timestamp) && Math.abs(nowS - Number(timestamp)) <= CLOCK_WINDOW_S

/** Signs what is already encrypted: a kept answer is signed anew each time, because the time is part of it. */
export const signSealed = (keys: ServerKeys, data: string, timestamp: number): Sealed => ({
  timestamp,
  data,
  sign: hmacOf(keys, signedText(data, timestamp)),
})
