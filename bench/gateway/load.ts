import { encrypt, signature, type WireKeys } from '@nocturne/contract/envelope.ts'
import { BUNDLE_ID, CLIENT_VERSION, LOGIN_TYPE } from '@nocturne/contract/limits.ts'
import autocannon from 'autocannon'
import { ROWS } from './cards.ts'
import type { Child } from './child.ts'

export interface Caller {
  deviceId: string
  token?: string
}

export interface Round {
  perSecond: number
  /** Processor time of the server per call: steadier than the rate on a machine that others use too. */
  cpuMicrosPerCall: number
}

const CONNECTIONS = 16
const DIFFERENT_PAGES = 200

export const formFor = (wire: WireKeys, { deviceId, token = '' }: Caller, cursor: number) => {
  const identity = { bundle_id: BUNDLE_ID, version: CLIENT_VERSION, oauth_type: LOGIN_TYPE, oauth_id: deviceId, token, lang: 'zh-CN' }
  const data = encrypt(wire, { cursor: String(cursor), limit: 20, ...identity })
  const timestamp = Math.floor(Date.now() / 1000)
  return new URLSearchParams({ client: 'pwa', timestamp: String(timestamp), data, sign: signature(wire, data, timestamp, 'pwa') }).toString()
}

/** Different pages, so that no cache along the way makes the work smaller than it is. */
const formsFor = (wire: WireKeys, caller: Caller) => Array.from({ length: DIFFERENT_PAGES }, (_, index) => formFor(wire, caller, ROWS - index * 400))

/** As many calls as one server can answer in some seconds, or a number of calls, over connections that stay open. */
export const runRound = async (child: Child<{ address: string }>, wire: WireKeys, caller: Caller, length: { duration: number } | { amount: number }): Promise<Round> => {
  const cpuBefore = await child.cpuMicros()
  const result = await autocannon({
    url: child.facts.address,
    connections: CONNECTIONS,
    ...length,
    requests: formsFor(wire, caller).map((body) => ({ method: 'POST' as const, path: '/api/bench/cards', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })),
  })
  const calls = result['2xx']
  if (result.non2xx > 0 || result.errors > 0 || calls === 0) throw new Error(`${result.non2xx} refused and ${result.errors} failed of ${calls}`)
  return { perSecond: calls / result.duration, cpuMicrosPerCall: ((await child.cpuMicros()) - cpuBefore) / calls }
}
