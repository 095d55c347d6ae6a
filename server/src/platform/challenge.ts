import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isSolution, type Riddle } from '@nocturne/contract/proof-of-work.ts'
import { secondsOf } from './clock.ts'
import type { Services } from './services.ts'

export interface Proof {
  nonce: string
  bits: number
  expires_at: number
  seal: string
  answer: number
}

/** Asked of a device when its address or an account sees too many tries. Another kind of check can take this place. */
export interface Challenge {
  /** `purpose` binds a riddle to what it was asked for; `strain` (0 and up) makes it harder. */
  issue(purpose: string, strain: number): Riddle
  accept(purpose: string, proof: Proof): Promise<boolean>
}

const EASY_BITS = 15
const HARD_BITS = 20
const LIFE_S = 300

/** Self-hosted proof of work: costs a phone a blink, and a thousand tries some minutes of processor time. */
export const createProofOfWork = ({ db, clock, installation }: Pick<Services, 'db' | 'clock' | 'installation'>): Challenge => {
  const sealOf = (purpose: string, { nonce, bits, expires_at }: Pick<Riddle, 'nonce' | 'bits' | 'expires_at'>) =>
    createHmac('sha256', installation.secret).update(`riddle:${purpose}:${nonce}:${bits}:${expires_at}`).digest('base64url')

  const isOurs = (purpose: string, proof: Proof) => {
    const expected = Buffer.from(sealOf(purpose, proof))
    const given = Buffer.from(proof.seal)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  /** A solution opens one try, also when it arrives twice at once. */
  const isFirstUse = async ({ nonce, expires_at }: Proof) => {
    const spent = await db.write
      .insertInto('spent_proof')
      .values({ nonce, expires_at: new Date(expires_at * 1000) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce')
      .executeTakeFirst()
    return spent !== undefined
  }

  return {
    issue: (purpose, strain) => {
      const riddle = {
        nonce: randomBytes(16).toString('base64url'),
        bits: Math.min(EASY_BITS + strain, HARD_BITS),
        expires_at: secondsOf(clock.now()) + LIFE_S,
      }
      return { kind: 'pow', ...riddle, seal: sealOf(purpose, riddle) }
    },
    accept: async (purpose, proof) =>
      isOurs(purpose, proof) && proof.expires_at > secondsOf(clock.now()) && isSolution(proof.nonce, proof.bits, proof.answer) && (await isFirstUse(proof)),
  }
}
