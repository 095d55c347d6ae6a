import { describe, expect, it, vi } from 'vitest'
import { makeDeviceId } from '../../testkit/caller.ts'
import { aDevice } from '../../testkit/people.ts'
import { openTestApp } from '../../testkit/test-app.ts'

const { as, services, advance } = await openTestApp({ REGION_HEADER: 'x-region' })
const { db } = services

describe('the age gate', () => {
  it('opens for a yes, for this device only, and remembers outcome, method and date alone', async () => {
    const deviceId = makeDeviceId()
    const before = as({ deviceId })
    await expect(before.system.appcenter({})).rejects.toMatchObject({ status: 451 })
    expect(await before.system.age_gate({ answer: true })).toEqual({ state: 'passed' })
    expect(await before.system.appcenter({})).toEqual({ groups: [] })
    expect((await before.home.getConfig({})).age.state).toBe('passed')
    await expect(as({ deviceId: makeDeviceId() }).system.appcenter({})).rejects.toMatchObject({ status: 451 })
    const row = await db.read.selectFrom('device').selectAll().where('id', '=', deviceId).executeTakeFirstOrThrow()
    expect(Object.keys(row)).toEqual(['id', 'age_state', 'age_method', 'age_decided_at', 'age_expires_at'])
  })

  it('hears sixty devices of one address at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => as({ deviceId: makeDeviceId() }).system.age_gate({ answer: true })))
    expect(answers).toEqual(Array(60).fill({ state: 'passed' }))
  })

  it('stays closed for a no, closes again after one, and opens when it was a slip', async () => {
    const guest = as({ deviceId: makeDeviceId() })
    expect(await guest.system.age_gate({ answer: false })).toEqual({ state: 'refused' })
    await expect(guest.system.appcenter({})).rejects.toMatchObject({ status: 451 })
    await guest.system.age_gate({ answer: true })
    expect(await guest.system.appcenter({})).toBeTruthy()
    await guest.system.age_gate({ answer: false })
    await expect(guest.system.appcenter({})).rejects.toMatchObject({ status: 451 })
  })

  it('asks again when the answer is too old', async () => {
    const guest = as({ deviceId: makeDeviceId() })
    await guest.system.age_gate({ answer: true })
    advance(366 * 86_400_000)
    await expect(guest.system.appcenter({})).rejects.toMatchObject({ status: 451 })
    expect((await guest.home.getConfig({})).age.state).toBe('none')
  })

  it('fails closed where no rule or an unknown method decides, also for who has passed', async () => {
    const guest = as(await aDevice(services))
    expect(await guest.system.appcenter({})).toBeTruthy()
    await db.write.updateTable('age_rule').set({ method: 'crystal_ball' }).execute()
    await vi.waitFor(() => expect(guest.system.appcenter({})).rejects.toMatchObject({ status: 451 }))
    expect(await guest.system.age_gate({ answer: true })).toEqual({ state: 'unavailable' })
    await db.write.deleteFrom('age_rule').execute()
    await vi.waitFor(async () => expect((await guest.home.getConfig({})).age).toEqual({ state: 'unavailable', rule: null }))
    await db.write.insertInto('age_rule').values({ region: '*', method: 'self_declaration', valid_days: 365 }).execute()
    await vi.waitFor(async () => expect(await guest.system.appcenter({})).toBeTruthy())
  })

  it('follows the rule of the region', async () => {
    await db.write.insertInto('age_rule').values({ region: 'GB', method: 'document_check', valid_days: null }).execute()
    const { ageGate } = services
    const origin = { ...(await aDevice(services)), address: '', deviceName: '', token: '' }
    await vi.waitFor(async () => expect(await ageGate.ruleFor('GB')).toBeNull())
    expect(await ageGate.stateOf({ ...origin, region: 'GB' })).toBe('unavailable')
    expect(await ageGate.stateOf({ ...origin, region: 'FR' })).toBe('passed')
  })
})

describe('the app centre and its clicks', () => {
  it('lists apps by group and counts a click once per device and hour', async () => {
    const group = await db.write.insertInto('app_group').values({ sort: 1, zh: '推荐', en: 'Recommended' }).returning('id').executeTakeFirstOrThrow()
    await db.write.insertInto('app_group').values({ sort: 2, zh: '空', en: 'Empty' }).execute()
    const { id } = await db.write
      .insertInto('app')
      .values({ group_id: group.id, sort: 1, zh: '灯塔', en: 'Lighthouse', zh_desc: '导航', url: '/promotion' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const guest = as(await aDevice(services))
    for (let n = 0; n < 3; n += 1) await guest.system.appclick({ id })
    await as(await aDevice(services)).system.appclick({ id })
    advance(3_600_000)
    await guest.system.appclick({ id })
    advance(60_000)
    const { groups } = await guest.system.appcenter({})
    expect(groups).toEqual([{ id: group.id, name: '推荐', apps: [{ id, name: '灯塔', icon: null, desc: '导航', url: '/promotion', clicks: 3 }] }])
    expect((await as({ ...(await aDevice(services)), lang: 'en' }).system.appcenter({})).groups[0]?.name).toBe('Recommended')
  })

  it('counts an advert before the gate, also when ten clicks of one device meet', async () => {
    const { id } = await db.write
      .insertInto('ad')
      .values({ position: 'splash', zh: '广告', en: 'Advert', url: '/home' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const guest = as({ deviceId: makeDeviceId() })
    await Promise.all(Array.from({ length: 10 }, () => guest.system.adsclick({ id })))
    const { clicks } = await db.read.selectFrom('ad').select('clicks').where('id', '=', id).executeTakeFirstOrThrow()
    expect(clicks).toBe(1)
  })

  it('knows no click on what does not exist', async () => {
    const guest = as(await aDevice(services))
    await expect(guest.system.appclick({ id: 999_999 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(guest.system.adsclick({ id: 999_999 })).rejects.toMatchObject({ code: 'not_found' })
  })
})
