// The riddle that a device solves when its address registers or fails too often. Both sides use the same words.
import { sha256 } from '@noble/hashes/sha2.js'

export interface Riddle {
  kind: 'pow'
  nonce: string
  bits: number
  expires_at: number
  seal: string
}

const utf8 = new TextEncoder()

const leadingZeroBits = (hash: Uint8Array) => {
  let bits = 0
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}

export const isSolution = (nonce: string, bits: number, answer: number) => leadingZeroBits(sha256(utf8.encode(`${nonce}:${answer}`))) >= bits

/** Takes about 2^bits hashes: run it in a worker. */
export const solve = (riddle: Pick<Riddle, 'nonce' | 'bits'>) => {
  let answer = 0
  while (!isSolution(riddle.nonce, riddle.bits, answer)) answer += 1
  return answer
}
