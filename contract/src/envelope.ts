// The wire's envelope as the browser makes it. It is obfuscation that the specification asks for, not security:
// the key travels in app.json. The server has the same functions on node:crypto, and a property test compares both.
import { cfb } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** As in app.json: key and iv are hex (32 and 16 bytes), sign is text. */
export interface WireKeys {
  /** Whose keys these are; the first client is called `pwa`. */
  client?: string
  key: string
  iv: string
  sign: string
}

export interface Sealed {
  timestamp: number
  data: string
  sign: string
}

/** What is signed: the exact strings that travel. An answer carries no client. */
export const signedText = (data: string, timestamp: number | string, client?: string) =>
  `${client === undefined ? '' : `client=${client}&`}data=${data}&timestamp=${timestamp}`

const utf8 = new TextEncoder()
const BASE64_STEP = 0x8000

const toBase64 = (bytes: Uint8Array) => {
  let binary = ''
  for (let at = 0; at < bytes.length; at += BASE64_STEP) binary += String.fromCharCode(...bytes.subarray(at, at + BASE64_STEP))
  return btoa(binary)
}
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

const cipher = (keys: WireKeys) => cfb(hexToBytes(keys.key), hexToBytes(keys.iv))

export const encrypt = (keys: WireKeys, value: unknown) => toBase64(cipher(keys).encrypt(utf8.encode(JSON.stringify(value))))

export const decrypt = (keys: WireKeys, data: string): unknown => JSON.parse(new TextDecoder().decode(cipher(keys).decrypt(fromBase64(data))))

export const signature = (keys: WireKeys, data: string, timestamp: number | string, client?: string) =>
  bytesToHex(hmac(sha256, utf8.encode(keys.sign), utf8.encode(signedText(data, timestamp, client))))
