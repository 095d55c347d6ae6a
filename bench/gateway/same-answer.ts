import { isDeepStrictEqual } from 'node:util'
import { decrypt, type WireKeys } from '@nocturne/contract/envelope.ts'
import { formFor, type Caller } from './load.ts'

const ask = async (address: string, wire: WireKeys, caller: Caller) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(`${address}/api/bench/cards`, { method: 'POST', headers, body: formFor(wire, caller, 50_000) })
  const { data } = (await response.json()) as { data: string }
  return decrypt(wire, data) as { status: number; data: { list?: unknown[] } }
}

/** A comparison means something only when both do the same work: the opened answers must be equal, and be a full page. */
export const requireSameAnswer = async (addresses: string[], wire: WireKeys, caller: Caller) => {
  const [first, ...others] = await Promise.all(addresses.map((address) => ask(address, wire, caller)))
  if (first?.status !== 1 || first.data.list?.length !== 20) throw new Error(`the gateway answered ${JSON.stringify(first).slice(0, 200)}`)
  if (!others.every((other) => isDeepStrictEqual(other, first))) throw new Error('the two servers answer differently')
}
