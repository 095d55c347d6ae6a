import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import { isLocked } from './lock-state.ts'

const KEPT_MS = 24 * 3_600_000
/** Addresses of locked films end; they are never kept. */
const MEDIA_TOKEN = '/media/t/'
const SECRETS = new Set(['token', 'chat_token'])

interface Copy {
  build: string
  at: number
  text: string
}

const shelf = createStore('nocturne', 'copies')

/** A browser that keeps nothing (private, full, forbidden) is no reason to fail. */
const attempt = async <T>(work: () => Promise<T>) => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Grows with every wipe: an answer that was asked for before it is not written after it. */
let era = 0
export const copiesEra = () => era

const build = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
const isGood = (copy: Copy) => copy.build === build() && Date.now() - copy.at < KEPT_MS

const withoutSecrets = (key: string, value: unknown) => (SECRETS.has(key) ? '' : value)

export const writeCopy = async (name: string, value: unknown, askedIn: number) => {
  const text = JSON.stringify(value, withoutSecrets)
  if (askedIn !== era || text.includes(MEDIA_TOKEN)) return
  await attempt(() => set(name, { build: build(), at: Date.now(), text } satisfies Copy, shelf))
}

/** What an earlier visit with this build saw, within a day; nothing while the app is locked. */
export const readCopy = async <T>(name: string): Promise<T | null> => {
  if (isLocked.get()) return null
  const askedIn = era
  const copy = await attempt(() => get<Copy>(name, shelf))
  return copy && isGood(copy) && askedIn === era ? (JSON.parse(copy.text) as T) : null
}

export const wipeCopies = async () => {
  era += 1
  await attempt(() => clear(shelf))
}

const allCopies = async () => (await attempt(() => entries<string, Copy>(shelf))) ?? []

export const copiesBytes = async () => (await allCopies()).reduce((sum, [, { text }]) => sum + new Blob([text]).size, 0)

/** Takes away what nobody will read again. */
export const sweepCopies = async () => {
  for (const [name, copy] of await allCopies()) if (!isGood(copy)) await attempt(() => del(name, shelf))
}
