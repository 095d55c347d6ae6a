import { ageGate } from './age-gate.ts'
import { api } from './api.ts'
import { session } from './session.ts'
import { takeConfig, takeRecord, useGlobal } from './stores/global.ts'
import { useUser } from './stores/user.ts'

const quietly = { showError: false, isRead: true } as const

/** Runs `take` only while the one who asked is still the one who uses the app. */
const forThisSession = async <T>(ask: Promise<T>, take: (answer: T) => void) => {
  const token = session.get()
  const answer = await ask
  if (session.get() === token) take(answer)
}

const syncGlobal = () =>
  forThisSession(api.home.getConfig({}, quietly), (config) => {
    takeConfig(config, useUser.getState().record)
    // An answer to the question may be younger than this configuration: only the question itself is old news then.
    if (ageGate.get() === null || config.age.state !== 'none') ageGate.set(config.age.state)
  })

/** Also after a change of the profile. */
export const syncUser = () =>
  forThisSession(api.users.getBaseInfo({}, quietly), (record) => {
    useUser.setState({ record, uid: record.uid })
    takeRecord(record)
  })

const ignore = () => undefined
const rememberFailure = (configFailure: unknown) => useGlobal.setState({ configFailure })

/** With a stored user both at once, else the configuration first. Never rejects: the entry reads `configFailure`. */
export const syncConfig = async () => {
  const global = syncGlobal().catch(rememberFailure)
  if (session.get() === '') await global
  await Promise.all([global, syncUser().catch(ignore)])
}
