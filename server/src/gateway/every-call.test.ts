// Walks the whole contract, so that a new call is covered the day it appears.
import type { Call } from '@nocturne/contract/define.ts'
import { contract } from '@nocturne/contract/index.ts'
import { refusals } from '@nocturne/contract/refusals.ts'
import { describe, expect, it } from 'vitest'
import { makeDeviceId } from '../testkit/caller.ts'
import { aDevice, aMember } from '../testkit/people.ts'
import { openTestApp } from '../testkit/test-app.ts'

const { send, services } = await openTestApp()

const calls = Object.entries(contract).flatMap(([domain, those]) => Object.entries(those).map(([name, call]) => ({ path: `${domain}/${name}`, call: call as Call })))

const DEEP = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown
const JUNK: unknown[] = [
  undefined, null, true, 0, -1, 1.5, 2 ** 53, 1e308, '', ' ', 'x', '0', '1e3', '夜'.repeat(2000), 'x'.repeat(10_000), '\u0007\u001b[2J', '\u202Eevil\u200B',
  "'; drop table member; --", '{{7*7}}', '<img src=x onerror=alert(1)>', '../../etc/passwd', '\u0000', 'a\u0000b', '\ud800', [], [[]], DEEP, {},
  { $gt: '' }, { length: -1 }, { toString: 'x' }, JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
]

/** Each field of the call filled with junk in turn, the others too. */
const junkFor = ({ input }: Call) => {
  const fields = [...Object.keys(input.shape), '__proto__', 'constructor']
  return JUNK.flatMap((junk) => [junk, Object.fromEntries(fields.map((field) => [field, junk]))])
}

describe.each(calls)('$path', ({ path, call }) => {
  it(call.open ? 'answers before the age gate' : 'is closed before the age gate, ahead of everything else', async () => {
    const { status } = await send(path, {}, { deviceId: makeDeviceId() })
    if (call.open) expect(status).not.toBe(refusals.age_gate.status)
    else expect(status).toBe(refusals.age_gate.status)
  })

  it(call.who === 'member' ? 'asks who is signed out to sign in' : 'does not ask who is signed out to sign in', async () => {
    for (const token of ['', 'x'.repeat(43), 'not a token']) {
      const { status } = await send(path, {}, { ...(await aDevice(services)), token })
      if (call.who === 'member') expect(status).toBe(refusals.signed_out.status)
      else expect(status).not.toBe(refusals.signed_out.status)
    }
  })

  it('meets junk with an answer or a refusal, never with a fault', async () => {
    const me = call.who === 'member' ? await aMember(services) : await aDevice(services)
    for (const junk of junkFor(call)) {
      const { status, msg } = await send(path, junk, me)
      expect(status, `${JSON.stringify(junk)?.slice(0, 80)} → ${msg}`).not.toBe(refusals.server_error.status)
      if (status !== 1) expect(msg).not.toBe('')
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })
})

const isToggle = ({ call }: { call: Call }) => 'on' in call.input.shape && 'id' in call.input.shape
const isPaged = ({ call }: { call: Call }) => 'cursor' in call.input.shape

describe('shapes that repeat', () => {
  it('lists: pages end and repeat nothing', async () => {
    for (const { path, call } of calls.filter(isPaged)) {
      const me = call.who === 'member' ? await aMember(services) : await aDevice(services)
      const seen = new Set<unknown>()
      let cursor: unknown
      for (let turned = 0; turned < 100; turned += 1) {
        const { status, data } = await send(path, { cursor, limit: 7 }, me)
        if (status !== 1) break
        for (const { id } of data!.list as { id: unknown }[]) {
          expect(seen.has(id), `${path} repeats ${String(id)}`).toBe(false)
          seen.add(id)
        }
        cursor = data!.next
        if (cursor === null) break
        expect(turned).toBeLessThan(99)
      }
    }
  })

  it('toggles: the same wish twice is neutral', async () => {
    for (const { path } of calls.filter(isToggle)) {
      const me = await aMember(services)
      const first = await send(path, { id: 1, on: true }, me)
      expect(await send(path, { id: 1, on: true }, me)).toEqual(first)
    }
  })

  it('every refusal has a status of its own and a sentence in both languages', () => {
    const statuses = Object.values(refusals).map(({ status }) => status)
    expect(new Set(statuses).size).toBe(statuses.length)
    for (const refusal of Object.values(refusals)) {
      expect(refusal['zh-CN']).toMatch(/\p{Script=Han}/u)
      expect(refusal.en).toMatch(/^[A-Z][^\p{Script=Han}]+$/u)
    }
  })
})
