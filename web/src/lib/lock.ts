import { useEffect, useState } from 'react'
import { isLocked } from './lock-state.ts'
import { signOut } from './sign-out.ts'
import { usePreferences, type PinLock } from './stores/preferences.ts'

const ROUNDS = 300_000
const SALT_BYTES = 16
const HASH_BITS = 256
/** So many mistakes are free; each one more doubles the wait. */
const FREE_TRIES = 3
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 300_000

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** Browsers offer the hash on secure pages only; without it the setting is not shown. */
export const canLock = () => isSecureContext && 'subtle' in crypto

export const isPin = (text: string) => /^\d{4,6}$/.test(text)

const hashPin = async (pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number) => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, HASH_BITS)))
}

const noLock = { lock: null, wrongPins: 0, pinWaitsUntil: 0 }

export const setPin = async (pin: string) => {
  if (!isPin(pin)) throw new RangeError('a PIN has 4 to 6 digits')
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const lock: PinLock = { salt: toBase64(salt), hash: await hashPin(pin, salt, ROUNDS), rounds: ROUNDS, length: pin.length }
  usePreferences.setState({ ...noLock, lock })
}

export type PinAnswer = 'right' | 'wrong' | 'wait'

const countMistake = () => {
  const wrongPins = usePreferences.getState().wrongPins + 1
  const waitMs = wrongPins < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrongPins - FREE_TRIES), LONGEST_WAIT_MS)
  // Kept with the device: a reload does not shorten it.
  usePreferences.setState({ wrongPins, pinWaitsUntil: Date.now() + waitMs })
}

export const checkPin = async (pin: string): Promise<PinAnswer> => {
  const { lock, pinWaitsUntil } = usePreferences.getState()
  if (!lock) return 'right'
  if (Date.now() < pinWaitsUntil) return 'wait'
  if (lock.hash !== (await hashPin(pin, fromBase64(lock.salt), lock.rounds))) {
    countMistake()
    return 'wrong'
  }
  usePreferences.setState({ wrongPins: 0, pinWaitsUntil: 0 })
  return 'right'
}

export const unlock = async (pin: string) => {
  const answer = await checkPin(pin)
  if (answer === 'right') isLocked.set(false)
  return answer
}

export const removePin = async (pin: string) => {
  const answer = await checkPin(pin)
  if (answer === 'right') usePreferences.setState(noLock)
  return answer
}

/** Whoever forgot the PIN may go on as a guest: signing out takes everything along that the lock guarded. */
export const forgetPin = async () => {
  await signOut()
  usePreferences.setState(noLock)
  isLocked.set(false)
}

/** Seconds until a PIN is heard again. */
export const usePinWait = () => {
  const until = usePreferences(({ pinWaitsUntil }) => pinWaitsUntil)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
