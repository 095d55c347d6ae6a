import { createClient } from '@nocturne/contract/client.ts'
import type { contract } from '@nocturne/contract/index.ts'
import { BUNDLE_ID, CLIENT_VERSION, LOGIN_TYPE } from '@nocturne/contract/limits.ts'
import { ageGate } from './age-gate.ts'
import { loadAppFacts } from './app-facts.ts'
import { deviceId } from './device.ts'
import { language } from './language.ts'
import { chooseLine } from './line.ts'
import { answerRiddles } from './riddle.ts'
import { session } from './session.ts'
import { WireRefusal } from './wire-failures.ts'
import { createWire, type Connection, type Send } from './wire.ts'

const SIGNED_OUT = 420
const AGE_GATE = 451

let connection: Promise<Connection> | null = null

const openConnection = async () => {
  const facts = await loadAppFacts()
  return { keys: facts.wire, line: await chooseLine(facts.lines) }
}

/** Found once; a failure is not remembered, so that the next call tries anew. */
const connect = () => {
  connection ??= openConnection().catch((error: unknown) => {
    connection = null
    throw error
  })
  return connection
}

const identity = () => ({
  bundle_id: BUNDLE_ID,
  version: CLIENT_VERSION,
  oauth_type: LOGIN_TYPE,
  oauth_id: deviceId(),
  token: session.get(),
  lang: language.get(),
})

/** 420 ends the session that was refused (not one begun meanwhile), 451 leads back to the gate. */
const obeyRefusals =
  (send: Send): Send =>
  async (domain, name, input) => {
    const token = session.get()
    try {
      return await send(domain, name, input)
    } catch (error) {
      if (error instanceof WireRefusal && error.status === SIGNED_OUT && session.get() === token) session.set('')
      if (error instanceof WireRefusal && error.status === AGE_GATE) ageGate.set('none')
      throw error
    }
  }

export const api = createClient<typeof contract>(obeyRefusals(answerRiddles(createWire(connect, identity))))
