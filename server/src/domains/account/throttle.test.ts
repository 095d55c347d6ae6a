import { solve, type Riddle } from '@nocturne/contract/proof-of-work.ts'
import { describe, expect, it } from 'vitest'
import { makeDeviceId, type CallRefused } from '../../testkit/caller.ts'
import { openTestApp } from '../../testkit/test-app.ts'

const { as, services } = await openTestApp()

const PASSWORD = 'correct horse battery'
let names = 0
const account = async () => {
  names += 1
  const username = `sleeper${names}`
  await as({ deviceId: makeDeviceId(), address: `10.9.0.${names}` }).users.register_account({ username, password: PASSWORD })
  return username
}

const failTimes = async (times: number, username: string, address: string) => {
  const codes: unknown[] = []
  for (let n = 0; n < times; n += 1) {
    codes.push(await as({ deviceId: makeDeviceId(), address }).users.login_account({ username, password: 'wrong' }).catch((error: CallRefused) => error.code))
  }
  return codes
}

const riddleOf = async (person: { deviceId: string; address: string }, username: string) => {
  const refused = (await as(person).users.login_account({ username, password: 'wrong' }).catch((error: unknown) => error)) as CallRefused
  expect(refused.code).toBe('challenge')
  const riddle = refused.data.riddle as Riddle
  return { ...riddle, answer: solve(riddle) }
}

describe('signing in too often', () => {
  it('asks for a riddle after five failures in a minute, and closes the place after twenty in an hour', async () => {
    const username = await account()
    const codes = await failTimes(21, username, '10.20.0.1')
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('login_failed'))
    expect(codes.slice(5, 20)).toEqual(Array(15).fill('challenge'))
    expect(codes[20]).toBe('too_many')
  })

  it('keeps nobody else out: the owner signs in from another address', async () => {
    const username = await account()
    await failTimes(30, username, '10.20.0.2')
    const owner = await as({ deviceId: makeDeviceId(), address: '10.20.0.3' }).users.login_account({ username, password: PASSWORD })
    expect(owner.token).toBeTruthy()
  })

  it('asks even the owner for a riddle, but lets them in, when very many addresses fail', async () => {
    const username = await account()
    for (let n = 0; n < 12; n += 1) await failTimes(5, username, `10.21.0.${n}`)
    const owner = { deviceId: makeDeviceId(), address: '10.21.1.1' }
    const proof = await riddleOf(owner, username)
    expect((await as(owner).users.login_account({ username, password: PASSWORD, proof })).token).toBeTruthy()
  })

  it('counts a hundred tries at once as a hundred', async () => {
    const username = await account()
    const tries = Array.from({ length: 30 }, () => failTimes(1, username, '10.20.0.4'))
    const codes = (await Promise.all(tries)).flat()
    expect(codes.filter((code) => code === 'login_failed' || code === 'busy').length).toBeLessThanOrEqual(5)
    expect(codes.filter((code) => code === 'too_many')).toHaveLength(10)
  })

  it('forgets what was counted when the password was right', async () => {
    const username = await account()
    const person = { deviceId: makeDeviceId(), address: '10.20.0.5' }
    for (let n = 0; n < 30; n += 1) expect((await as(person).users.login_account({ username, password: PASSWORD })).token).toBeTruthy()
  })
})

describe('a riddle', () => {
  it('opens one try, for its device and its purpose only', async () => {
    const username = await account()
    await failTimes(5, username, '10.22.0.1')
    const person = { deviceId: makeDeviceId(), address: '10.22.0.1' }
    const proof = await riddleOf(person, username)
    const other = { ...person, deviceId: makeDeviceId() }
    await expect(as(other).users.login_account({ username, password: PASSWORD, proof })).rejects.toMatchObject({ code: 'challenge' })
    await expect(as(person).users.login_account({ username, password: PASSWORD, proof: { ...proof, bits: 1 } })).rejects.toMatchObject({ code: 'challenge' })
    await expect(as(person).users.login_account({ username, password: PASSWORD, proof: { ...proof, answer: proof.answer + 1 } })).rejects.toMatchObject({ code: 'challenge' })
    await expect(as(person).users.login_account({ username, password: 'wrong', proof })).rejects.toMatchObject({ code: 'login_failed' })
    await expect(as(person).users.login_account({ username, password: PASSWORD, proof })).rejects.toMatchObject({ code: 'challenge' })
  })

  it('stands before the fourth registration of an hour from one address', async () => {
    const address = '10.23.0.1'
    const register = (n: number, proof?: never) =>
      as({ deviceId: `abcdefghijklmnopqrs123456789${n}`, address }).users.register_account({ username: `crowd${n}`, password: PASSWORD, ...(proof ? { proof } : {}) })
    for (let n = 0; n < 3; n += 1) await register(n)
    const refused = (await register(3).catch((error: unknown) => error)) as CallRefused
    expect(refused.code).toBe('challenge')
    const riddle = refused.data.riddle as Riddle
    expect((await register(3, { ...riddle, answer: solve(riddle) } as never)).token).toBeTruthy()
  })
})

describe('the hashing queue', () => {
  it('answers busy instead of growing without end', async () => {
    const tries = Array.from({ length: 60 }, () => services.passwords.isRight(undefined, 'x').catch((error: { code?: string }) => error.code))
    const ended = await Promise.all(tries)
    expect(ended.filter((end) => end === false).length).toBeGreaterThanOrEqual(20)
    expect(ended.filter((end) => end === 'busy').length).toBeGreaterThan(0)
    expect(await services.passwords.isRight(undefined, 'x')).toBe(false)
  })
})
