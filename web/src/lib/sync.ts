import { ageGate } from './age-gate.ts'
import { api } from './api.ts'
import { copiesEra, readCopy, writeCopy } from './copies.ts'
import { language } from './language.ts'
import { session } from './session.ts'
import { takeConfig, takeRecord, useGlobal, type ServerConfig } from './stores/global.ts'
import { useUser, type UserRecord } from './stores/user.ts'

const quietly = { showError: false, isRead: true } as const
const CONFIG = 'config'
const RECORD = 'record'
/** A network that says neither yes nor no is not waited for when there is a copy. */
const PATIENCE_MS = 2_000

const reader = () => `${session.get()} ${language.get()}`

/** Takes nothing once somebody else reads, or in another language. */
const forThisReader = async <T>(ask: () => Promise<T>, take: (answer: T) => void) => {
  const asker = reader()
  const answer = await ask()
  if (reader() === asker) take(answer)
}

const applyConfig = (config: ServerConfig) => {
  takeConfig(config, useUser.getState().record)
  // An answer to the question may be younger than this configuration: only the question itself is old news then.
  if (ageGate.get() === null || config.age.state !== 'none') ageGate.set(config.age.state)
}

const applyRecord = (record: UserRecord) => {
  useUser.setState({ record, uid: record.uid })
  takeRecord(record)
}

const syncGlobal = () => {
  const askedIn = copiesEra()
  return forThisReader(
    () => api.home.getConfig({}, quietly),
    (config) => {
      applyConfig(config)
      void writeCopy(CONFIG, config, askedIn)
    },
  )
}

/** Also after a change of the profile. */
export const syncUser = () => {
  const askedIn = copiesEra()
  return forThisReader(
    () => api.users.getBaseInfo({}, quietly),
    (record) => {
      applyRecord(record)
      void writeCopy(RECORD, record, askedIn)
    },
  )
}

const restore = <T>(name: string, apply: (copy: T) => void) =>
  forThisReader(
    () => readCopy<T>(name),
    (copy) => {
      if (copy !== null) apply(copy)
    },
  )

/** What an earlier visit saw stands in for what has not come. */
const restoreMissing = async () => {
  if (!useUser.getState().record) await restore<UserRecord>(RECORD, (copy) => useUser.getState().record ?? applyRecord(copy))
  if (!useGlobal.getState().config) await restore<ServerConfig>(CONFIG, (copy) => useGlobal.getState().config ?? applyConfig(copy))
}

const syncBoth = async () => {
  let configFailure: unknown = null
  const patience = setTimeout(() => void restoreMissing(), PATIENCE_MS)
  const global = syncGlobal().catch((error: unknown) => {
    configFailure = error
  })
  if (session.get() === '') await global
  await Promise.all([global, syncUser().catch(() => undefined)])
  clearTimeout(patience)
  await restoreMissing()
  if (configFailure !== null) useGlobal.setState({ configFailure })
}

let running: { whose: string; work: Promise<void> } | null = null

/**
 * With a stored user both at once, else the configuration first. Never rejects: the entry reads `configFailure`.
 * Whoever asks while the same is under way waits for that.
 */
export const syncConfig = () => {
  const whose = reader()
  if (running?.whose === whose) return running.work
  const work = syncBoth().finally(() => {
    if (running?.work === work) running = null
  })
  running = { whose, work }
  return work
}
