import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { makeDeviceId } from '../../testkit/caller.ts'
import { aDevice, aMember } from '../../testkit/people.ts'
import { openTestApp } from '../../testkit/test-app.ts'

const { as, services, advance, startWorker } = await openTestApp()
const { db } = services

let registered = 0
/** Registers over the wire from an address of its own, so that no limit is met by accident. */
const register = async (password = 'correct horse battery', extra: { invite_code?: string } = {}) => {
  registered += 1
  const { deviceId } = await aDevice(services)
  const guest = { deviceId, address: `10.1.${registered >> 8}.${registered & 255}` }
  const username = `walker${registered}x`
  const entered = await as(guest).users.register_account({ username, password, ...extra })
  return { ...guest, username, password, ...entered }
}

describe('registering', () => {
  it('gives a token, a uid that tells nothing, and a recovery code', async () => {
    const one = await register()
    const two = await register()
    expect(one.token).toMatch(/^[\w-]{43}$/)
    expect(one.recovery_code).toMatch(/^([2-9A-Z]{4}-){4}[2-9A-Z]{4}$/)
    expect(Math.abs(one.uid - two.uid)).toBeGreaterThan(1)
    expect(await as(one).users.getBaseInfo({})).toMatchObject({ uid: one.uid, username: one.username, is_reg: 1, coins: '0.00' })
  })

  it('keeps neither the token nor the password nor the recovery code', async () => {
    const { token, password, recovery_code, uid } = await register('a very own secret')
    const rows = await db.read.selectFrom('member').innerJoin('session', 'member_id', 'member.id').selectAll().where('uid', '=', uid).execute()
    const stored = JSON.stringify(rows, (_, value: unknown) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))
    for (const secret of [token, password, recovery_code, recovery_code.replaceAll('-', '')]) expect(stored).not.toContain(secret)
    expect(stored).toContain('$argon2id$')
  })

  it('folds the ways to write one name together and refuses the second', async () => {
    const { username } = await register()
    const other = as({ ...(await aDevice(services)), address: '10.2.0.1' })
    const full = [...username.toUpperCase()].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')
    await expect(other.users.register_account({ username: full, password: 'correct horse battery' })).rejects.toMatchObject({ code: 'name_taken' })
  })

  it('lets exactly one of ten who want a name at once have it', async () => {
    const tries = Array.from({ length: 10 }, (_, n) =>
      as({ deviceId: makeDeviceId(), address: `10.3.0.${n}` }).users.register_account({ username: 'everybody', password: 'correct horse battery' }),
    )
    const ended = await Promise.allSettled(tries)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const { reason } of ended.filter((end) => end.status === 'rejected')) expect(reason).toMatchObject({ code: 'name_taken' })
  })

  it('attaches the device and the person who invited', async () => {
    const inviter = await register()
    const { aff_code } = await as(inviter).users.getBaseInfo({})
    const friend = await register(undefined, { invite_code: aff_code.toLowerCase() })
    expect(await as(friend).users.getBaseInfo({})).toMatchObject({ invited_by: inviter.uid, invite_by_code: aff_code })
    expect(await as(inviter).users.getBaseInfo({})).toMatchObject({ invited_num: 1 })
    const { registered_device } = await db.read.selectFrom('member').select('registered_device').where('uid', '=', friend.uid).executeTakeFirstOrThrow()
    expect(registered_device).toBe(friend.deviceId)
  })

  it('refuses an unknown invitation, a weak password and a bad name, and makes nothing', async () => {
    const guest = as({ ...(await aDevice(services)), address: '10.4.0.1' })
    const before = await db.read.selectFrom('member').select((row) => row.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
    const good = { username: 'nobodyyet', password: 'correct horse battery' }
    await expect(guest.users.register_account({ ...good, invite_code: 'NOSUCHCODE' })).rejects.toMatchObject({ code: 'invite_unknown' })
    await expect(guest.users.register_account({ ...good, password: 'nobodyyet1' })).rejects.toMatchObject({ code: 'password_weak' })
    await expect(guest.users.register_account({ ...good, password: 'short' })).rejects.toMatchObject({ code: 'bad_input', data: { field: 'password' } })
    for (const username of ['ab', 'x'.repeat(33), 'with space', 'evil\u202Ename<', '<script>', 'a\nb\nc']) {
      await expect(guest.users.register_account({ ...good, username })).rejects.toMatchObject({ code: 'bad_input', data: { field: 'username' } })
    }
    const after = await db.read.selectFrom('member').select((row) => row.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
    expect(after.n).toBe(before.n)
  })
})

describe('signing in and out', () => {
  it('gives a new token each time, and each ends alone', async () => {
    const person = await register()
    const { token, uid } = await as(person).users.login_account(person)
    expect(uid).toBe(person.uid)
    expect(token).not.toBe(person.token)
    await as({ ...person, token }).users.logout({})
    await expect(as({ ...person, token }).users.personal({})).rejects.toMatchObject({ status: 420 })
    expect(await as(person).users.personal({})).toMatchObject({ uid })
  })

  it('says the same for a wrong password and an unknown name', async () => {
    const person = await register()
    const wrong = await as(person).users.login_account({ ...person, password: 'wrong' }).catch((error: unknown) => error)
    const unknown = await as(person).users.login_account({ username: 'nobody.at.all', password: 'wrong' }).catch((error: unknown) => error)
    expect(wrong).toMatchObject({ code: 'login_failed' })
    expect(unknown).toEqual(wrong)
  })

  it('does the same hashing work for an unknown name', async () => {
    const person = await register()
    const isRight = vi.spyOn(services.passwords, 'isRight')
    await as(person).users.login_account({ username: 'nobody.at.all', password: 'wrong' }).catch(() => {})
    expect(isRight).toHaveBeenCalledWith(undefined, 'wrong')
    isRight.mockRestore()
  })

  it('refuses a closed account, but only to who knows the password', async () => {
    const person = await register()
    await db.write.updateTable('member').set({ state: 'closed' }).where('uid', '=', person.uid).execute()
    await expect(as(person).users.login_account(person)).rejects.toMatchObject({ code: 'account_closed' })
    await expect(as(person).users.login_account({ ...person, password: 'wrong' })).rejects.toMatchObject({ code: 'login_failed' })
    await expect(as(person).users.personal({})).rejects.toMatchObject({ status: 420 })
  })
})

describe('coming back with the recovery code', () => {
  it('sets the new password, ends every session and gives a new code, once', async () => {
    const person = await register()
    const typed = { username: person.username, recovery_code: ` ${person.recovery_code.toLowerCase().replaceAll('-', ' ')}`, password: 'another long secret' }
    const back = await as(person).users.recover(typed)
    expect(back.uid).toBe(person.uid)
    expect(back.recovery_code).not.toBe(person.recovery_code)
    await expect(as(person).users.personal({})).rejects.toMatchObject({ status: 420 })
    await expect(as(person).users.login_account(person)).rejects.toMatchObject({ code: 'login_failed' })
    expect((await as(person).users.login_account({ ...person, password: typed.password })).uid).toBe(person.uid)
    await expect(as(person).users.recover(typed)).rejects.toMatchObject({ code: 'recovery_failed' })
  })

  it('works with a new code that a signed-in member asked for, and no longer with the old one', async () => {
    const person = await register()
    await expect(as(person).users.new_recovery_code({ password: 'wrong' })).rejects.toMatchObject({ code: 'password_wrong' })
    const { recovery_code } = await as(person).users.new_recovery_code({ password: person.password })
    const typed = { username: person.username, password: 'another long secret' }
    await expect(as(person).users.recover({ ...typed, recovery_code: person.recovery_code })).rejects.toMatchObject({ code: 'recovery_failed' })
    expect((await as(person).users.recover({ ...typed, recovery_code })).uid).toBe(person.uid)
  })

  it('lets one of five who use the code at once in', async () => {
    const person = await register()
    const tries = Array.from({ length: 5 }, (_, n) =>
      as(person).users.recover({ username: person.username, recovery_code: person.recovery_code, password: `another secret ${n}` }),
    )
    const ended = await Promise.allSettled(tries)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('says the same for a wrong code and an unknown name', async () => {
    const person = await register()
    const input = { recovery_code: 'AAAA-AAAA-AAAA-AAAA-AAAA', password: 'another long secret' }
    const wrong = await as(person).users.recover({ ...input, username: person.username }).catch((error: unknown) => error)
    const unknown = await as(person).users.recover({ ...input, username: 'nobody.at.all' }).catch((error: unknown) => error)
    expect(wrong).toMatchObject({ code: 'recovery_failed' })
    expect(unknown).toEqual(wrong)
  })
})

describe('sessions', () => {
  it('are listed with their devices and can be ended, one’s own only', async () => {
    const person = await register()
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1'
    const { token } = await as({ ...person, agent }).users.login_account(person)
    const { list } = await as(person).users.sessions({})
    expect(list).toHaveLength(2)
    expect(list.find(({ is_current }) => !is_current)).toMatchObject({ device: 'Safari · iPhone' })
    const stranger = await register()
    const { id } = list.find(({ is_current }) => !is_current)!
    await expect(as(stranger).users.end_session({ id })).rejects.toMatchObject({ code: 'not_found' })
    await as(person).users.end_session({ id })
    await expect(as({ ...person, token }).users.personal({})).rejects.toMatchObject({ status: 420 })
  })

  it('end by themselves when idle for a fortnight, and after sixty days whatever happens', async () => {
    const idle = await aMember(services)
    const busy = await aMember(services)
    const day = 86_400_000
    for (let passed = 0; passed < 60; passed += 10) {
      if (passed > 0) expect(await as(busy).users.personal({})).toMatchObject({ uid: busy.uid })
      if (passed === 20) await expect(as(idle).users.personal({})).rejects.toMatchObject({ status: 420 })
      await vi.waitFor(async () => {
        const { last_seen_at } = await db.read.selectFrom('session').select('last_seen_at').where('member_id', '=', busy.id).executeTakeFirstOrThrow()
        expect(services.clock.now().getTime() - last_seen_at.getTime()).toBeLessThan(300_000)
      })
      advance(10 * day)
    }
    await expect(as(busy).users.personal({})).rejects.toMatchObject({ status: 420 })
  })
})

describe('changing the password', () => {
  it('asks for the old one, keeps this device and ends the others', async () => {
    const person = await register()
    const { token: elsewhere } = await as(person).users.login_account(person)
    await expect(as(person).users.change_password({ old: 'wrong', password: 'another long secret' })).rejects.toMatchObject({ code: 'password_wrong' })
    await expect(as(person).users.change_password({ old: person.password, password: '12345678' })).rejects.toMatchObject({ code: 'password_weak' })
    await as(person).users.change_password({ old: person.password, password: 'another long secret' })
    await expect(as({ ...person, token: elsewhere }).users.personal({})).rejects.toMatchObject({ status: 420 })
    expect(await as(person).users.personal({})).toMatchObject({ uid: person.uid })
    expect(await as(person).users.login_account({ ...person, password: 'another long secret' })).toMatchObject({ uid: person.uid })
  })

  it('cannot be guessed by who holds an open phone', async () => {
    const person = await register()
    const guess = () => as(person).users.change_password({ old: 'wrong', password: 'another long secret' })
    for (let n = 0; n < 10; n += 1) await expect(guess()).rejects.toMatchObject({ code: 'password_wrong' })
    await expect(guess()).rejects.toMatchObject({ code: 'too_many' })
  })
})

describe('the own record', () => {
  it('changes what may be changed and nothing else', async () => {
    const me = await aMember(services)
    const forged = { coins: '999.00', is_vip: 1, vip_level: 3, uid: 1, auth_status: 2, invited_by: 7, username: 'root' }
    const record = await as(me).member.update({ nickname: '  夜航 🌙 ', person_signnatrue: '听潮', city: '厦门', ...forged })
    expect(record).toMatchObject({ nickname: '夜航 🌙', person_signnatrue: '听潮', uid: me.uid, username: me.username, coins: '0.00', is_vip: 0, vip_level: 0, auth_status: 0, invited_by: 0 })
    const personal = await as(me).users.personal({})
    expect(personal).toMatchObject({ city: '厦门', birthday: null, contact: null })
  })

  it('keeps contact, birthday and settings, and merges settings field by field', async () => {
    const me = await aMember(services)
    await as(me).member.update({ birthday: '1990-02-28', contact: { kind: 'telegram', value: '@night', who: 'mutual' }, settings: { push: true } })
    await as(me).member.update({ settings: { kinds: { like: false }, quiet_hours: { from: 23, to: 7 }, spend_limit: '50.00' } })
    expect(await as(me).users.personal({})).toMatchObject({
      birthday: '1990-02-28',
      contact: { kind: 'telegram', value: '@night', who: 'mutual' },
      settings: { push: true, kinds: { system: true, comment: true, like: false, chat: true }, quiet_hours: { from: 23, to: 7 }, spend_limit: '50.00' },
    })
    await as(me).member.update({ settings: { spend_limit: null }, contact: null })
    expect(await as(me).users.personal({})).toMatchObject({ contact: null, settings: { spend_limit: '50.00' } })
  })

  it.each([
    ['nickname', { nickname: '' }],
    ['nickname', { nickname: '\u200B\u202E' }],
    ['nickname', { nickname: '夜'.repeat(25) }],
    ['birthday', { birthday: '2026-02-30' }],
    ['birthday', { birthday: '2999-01-01' }],
    ['contact.kind', { contact: { kind: 'pigeon', value: 'x', who: 'nobody' } }],
    ['settings.quiet_hours.from', { settings: { quiet_hours: { from: 24, to: 1 } } }],
    ['settings.spend_limit', { settings: { spend_limit: '1e9' } }],
    ['settings.spend_limit', { settings: { spend_limit: '-1.00' } }],
  ])('refuses a bad %s: %j', async (field, changes) => {
    const me = await aMember(services)
    await expect(as(me).member.update(changes as never)).rejects.toMatchObject({ code: 'bad_input', data: { field } })
  })

  it('takes no picture that was never uploaded, but none at all', async () => {
    const me = await aMember(services)
    await expect(as(me).member.update({ avatar: '/media/s/of-somebody-else' })).rejects.toMatchObject({ code: 'picture_unknown' })
    expect(await as(me).member.update({ avatar: '' })).toMatchObject({ avatar_url: '' })
  })

  it('shows VIP only while it lasts, with what it opens', async () => {
    const me = await aMember(services, { vip_level: 2, vip_until: new Date(services.clock.now().getTime() + 60_000), exp: 500 })
    expect(await as(me).users.getBaseInfo({})).toMatchObject({ is_vip: 1, vip_level: 2, can_aw: true, level: 4 })
    advance(61_000)
    expect(await as(me).users.getBaseInfo({})).toMatchObject({ is_vip: 0, vip_level: 0, can_aw: false, expired_at: 0, expired_str: '' })
  })

  it('is empty for a guest, in the guest’s language', async () => {
    const guest = await aDevice(services)
    expect(await as({ ...guest, lang: 'en' }).users.getBaseInfo({})).toMatchObject({ is_reg: 0, uid: 0, token: '', total_tui_coins: '0.00', can_aw: false, can_aw_tips: expect.stringContaining('VIP 2') })
  })
})

describe('data of one’s own', () => {
  it('is exported as a file, without secrets, and kept encrypted', async () => {
    await startWorker()
    const person = await register()
    const me = as(person)
    expect(await me.users.export({})).toMatchObject({ state: 'preparing', parts: 0 })
    const ready = await vi.waitFor(async () => {
      const answer = await me.users.export({})
      expect(answer.state).toBe('ready')
      return answer
    }, 10_000)
    const parts = await Promise.all(Array.from({ length: ready.parts }, (_, part) => me.users.export_part({ part })))
    const file = Buffer.concat(parts.map(({ data }) => Buffer.from(data, 'base64')))
    expect(file).toHaveLength(ready.size)
    const text = gunzipSync(file).toString()
    expect(JSON.parse(text)).toMatchObject({ account: { uid: person.uid, username: person.username }, sessions: [expect.anything()] })
    expect(text).not.toMatch(/argon2|hash/)
    await expect(me.users.export_part({ part: ready.parts })).rejects.toMatchObject({ code: 'not_found' })
    await expect(as(await aMember(services)).users.export_part({ part: 0 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is erased after the password, and nothing that names the person is left', async () => {
    await startWorker()
    const person = await register()
    await as(person).member.update({ nickname: '不留名', city: '厦门', contact: { kind: 'qq', value: '12345', who: 'nobody' } })
    await expect(as(person).users.erase({ password: 'wrong' })).rejects.toMatchObject({ code: 'password_wrong' })
    expect(await as(person).users.erase({ password: person.password })).toEqual({ state: 'erasing' })
    await expect(as(person).users.personal({})).rejects.toMatchObject({ status: 420 })
    await expect(as(person).users.login_account(person)).rejects.toMatchObject({ code: 'login_failed' })
    await vi.waitFor(async () => {
      const row = await db.read.selectFrom('member').selectAll().where('uid', '=', person.uid).executeTakeFirstOrThrow()
      expect(row.state).toBe('erased')
      expect(JSON.stringify(row)).not.toMatch(new RegExp(`${person.username}|不留名|厦门|12345|${person.deviceId}|argon2`))
    }, 10_000)
  })
})
