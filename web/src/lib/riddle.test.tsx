import { expect, it } from 'vitest'
import { isSolution } from '@nocturne/contract/proof-of-work.ts'
import { answerRiddles } from './riddle.ts'
import { WireRefusal } from './wire-failures.ts'

const riddle = { kind: 'pow', nonce: 'a nonce', bits: 10, expires_at: 99, seal: 'sealed' }

it('solves the riddle in a worker and repeats the call with the proof', async () => {
  const seen: unknown[] = []
  const send = answerRiddles(async (_domain, _name, input) => {
    seen.push(input)
    if (seen.length === 1) throw new WireRefusal(1004, 'a check is needed', { code: 'challenge', riddle })
    return { msg: '', data: 'in' }
  })
  expect(await send('users', 'login_account', { username: 'a' })).toMatchObject({ data: 'in' })
  const { proof } = seen[1] as { proof: { answer: number } }
  expect(seen[1]).toMatchObject({ username: 'a', proof: { nonce: 'a nonce', bits: 10, expires_at: 99, seal: 'sealed' } })
  expect(isSolution(riddle.nonce, riddle.bits, proof.answer)).toBe(true)
})

it('hands on every other refusal, and a second riddle', async () => {
  let tries = 0
  const refusing = (code: string) =>
    answerRiddles(async () => {
      tries += 1
      throw new WireRefusal(1, code, { code, riddle })
    })
  await expect(refusing('login_failed')('users', 'login_account', {})).rejects.toMatchObject({ code: 'login_failed' })
  expect(tries).toBe(1)
  await expect(refusing('challenge')('users', 'login_account', {})).rejects.toMatchObject({ code: 'challenge' })
  expect(tries).toBe(3)
})
