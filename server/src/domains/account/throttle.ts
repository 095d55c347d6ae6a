// Invariant: no number of tries from one address keeps another address out of an account. Too many tries in one place close
// that place for a while; too many over all places only ask everybody for a riddle.
import { createHash } from 'node:crypto'
import type { Origin } from '../../platform/calls.ts'
import type { Proof } from '../../platform/challenge.ts'
import type { Limit, Taken } from '../../platform/limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'

const HOUR_S = 3600
const PAIR_MINUTE: Limit = { name: 'pair_minute', points: 5, seconds: 60 }
const PAIR_HOUR: Limit = { name: 'pair_hour', points: 20, seconds: HOUR_S }
const ADDRESS_HOUR: Limit = { name: 'address_hour', points: 60, seconds: HOUR_S }
const ACCOUNT_HOUR: Limit = { name: 'account_hour', points: 60, seconds: HOUR_S }
/** Of one address's tries, only so many count against the account. */
const COUNTED_PER_ADDRESS = 6

const CONFIRM: Limit = { name: 'confirm', points: 10, seconds: 600 }

const REGISTER_EASY: Limit = { name: 'register_easy', points: 3, seconds: HOUR_S }
const REGISTER_DEVICE: Limit = { name: 'register_device', points: 2, seconds: 24 * HOUR_S }
const REGISTER_MOST: Limit = { name: 'register_most', points: 60, seconds: HOUR_S }

/** Keys hold no names: the table tells nobody who tried to sign in. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

const refuseUntil = ({ wait }: Taken) => {
  if (wait > 0) throw new Refusal('too_many', { seconds: wait })
}

/** Each doubling over the limit makes the riddle one bit harder. */
const strainOf = (taken: Taken, { points }: Limit) => (taken.wait === 0 ? 0 : Math.floor(Math.log2(taken.count / points)) + 1)

const askForProof = async ({ challenge }: Services, purpose: string, strain: number, proof: Proof | undefined) => {
  if (strain === 0) return
  if (proof && (await challenge.accept(purpose, proof))) return
  throw new Refusal('challenge', { riddle: challenge.issue(purpose, strain - 1) })
}

type SecretKind = 'login' | 'recover'

/** Counts a try before its secret is checked, so that a hundred at once count as a hundred. Gives them back when it was right. */
export const admitSecret = async (services: Services, kind: SecretKind, username: string, origin: Origin, proof: Proof | undefined) => {
  const { limits } = services
  const pair = keyOf(kind, origin.address, username)
  const account = keyOf(kind, username)
  const hour = await limits.take(PAIR_HOUR, pair)
  refuseUntil(hour)
  const countsForAccount = hour.count <= COUNTED_PER_ADDRESS
  const [minute, address, overall] = await Promise.all([
    limits.take(PAIR_MINUTE, pair),
    limits.take(ADDRESS_HOUR, keyOf(kind, origin.address)),
    countsForAccount ? limits.take(ACCOUNT_HOUR, account) : { count: 0, wait: 0 },
  ])
  const strain = Math.max(strainOf(minute, PAIR_MINUTE), strainOf(address, ADDRESS_HOUR), strainOf(overall, ACCOUNT_HOUR))
  await askForProof(services, `${kind}:${origin.deviceId}`, strain, proof)
  return async () => {
    await Promise.all([
      limits.giveBack(PAIR_HOUR, pair),
      limits.giveBack(PAIR_MINUTE, pair),
      limits.giveBack(ADDRESS_HOUR, keyOf(kind, origin.address)),
      countsForAccount ? limits.giveBack(ACCOUNT_HOUR, account) : undefined,
    ])
  }
}

export const admitRegistration = async (services: Services, origin: Origin, proof: Proof | undefined) => {
  const { limits } = services
  const most = await limits.take(REGISTER_MOST, keyOf('register', origin.address))
  refuseUntil(most)
  const easy = await limits.take(REGISTER_EASY, keyOf('register', origin.address))
  const device = await limits.take(REGISTER_DEVICE, keyOf('register', origin.deviceId))
  const strain = Math.max(strainOf(easy, REGISTER_EASY), strainOf(device, REGISTER_DEVICE))
  await askForProof(services, `register:${origin.deviceId}`, strain, proof)
}

/** For a secret that a signed-in person is asked for again. */
export const admitConfirmation = async ({ limits }: Services, memberId: number, origin: Origin) => {
  const key = keyOf('confirm', String(memberId), origin.address)
  refuseUntil(await limits.take(CONFIRM, key))
  return () => limits.giveBack(CONFIRM, key)
}
