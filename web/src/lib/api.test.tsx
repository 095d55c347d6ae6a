import { encrypt, signature } from '@nocturne/contract/envelope.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ageGate } from './age-gate.ts'
import { api } from './api.ts'
import { session } from './session.ts'

const keys = { key: '01'.repeat(32), iv: '02'.repeat(16), sign: 'a secret' }
const facts = { name: 'Nocturne', version: '4.9.1', lines: ['https://line.test'], wire: keys, image: { key: '00' } }

let answer: () => Promise<{ status: number; data?: unknown }>

const sealed = (value: unknown) => {
  const data = encrypt(keys, value)
  return Response.json({ timestamp: 1, data, sign: signature(keys, data, 1) })
}

beforeEach(() => {
  ageGate.set(null)
  session.set('my token')
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/app.json') return Response.json(facts)
    const { status, data = {} } = await answer()
    return sealed({ status, msg: 'a sentence', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('knows the server from app.json where the page has it not inside', async () => {
  answer = async () => ({ status: 1, data: { list: [] } })
  expect(await api.users.sessions({})).toEqual({ list: [] })
  expect(session.get()).toBe('my token')
})

it('ends the session that 420 is about', async () => {
  answer = async () => ({ status: 420, data: { code: 'signed_out' } })
  await expect(api.users.sessions({})).rejects.toMatchObject({ status: 420 })
  expect(session.get()).toBe('')
})

it('leaves a session alone that began while the refused call was under way', async () => {
  answer = async () => {
    session.set('a newer token')
    return { status: 420 }
  }
  await expect(api.users.sessions({})).rejects.toMatchObject({ status: 420 })
  expect(session.get()).toBe('a newer token')
})

it('goes back to the gate on 451 and keeps the session', async () => {
  answer = async () => ({ status: 451, data: { code: 'age_gate' } })
  await expect(api.users.sessions({})).rejects.toMatchObject({ status: 451 })
  expect(ageGate.get()).toBe('none')
  expect(session.get()).toBe('my token')
})
