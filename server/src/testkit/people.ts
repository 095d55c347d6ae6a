import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import { insertMember } from '../domains/account/members.ts'
import { hashRecoveryCode } from '../domains/account/recovery-code.ts'
import type { MemberTable } from '../platform/schema.ts'
import type { Services } from '../platform/services.ts'
import { createSession } from '../platform/sessions.ts'
import { makeDeviceId, type Person } from './caller.ts'

const NO_PASSWORD = 'nobody signs in with a password here'

/** A device that has passed the age gate. */
export const aDevice = async ({ db, clock }: Services): Promise<Required<Pick<Person, 'deviceId'>>> => {
  const deviceId = makeDeviceId()
  await db.write
    .insertInto('device')
    .values({ id: deviceId, age_state: 'passed', age_method: 'self_declaration', age_decided_at: clock.now(), age_expires_at: null })
    .execute()
  return { deviceId }
}

/** A signed-in member on a device of their own. */
export const aMember = async (services: Services, facts: Updateable<MemberTable> = {}) => {
  const { db, clock } = services
  const { deviceId } = await aDevice(services)
  const now = clock.now()
  const username = `m${randomBytes(6).toString('hex')}`
  const { id, uid } = await insertMember(db.write, {
    username,
    nickname: username,
    passwordHash: NO_PASSWORD,
    recoveryHash: hashRecoveryCode(username),
    invitedById: null,
    deviceId,
    now,
  })
  if (Object.keys(facts).length > 0) await db.write.updateTable('member').set(facts).where('id', '=', id).execute()
  const origin = { deviceId, address: '127.0.0.1', deviceName: '', region: '', token: '' }
  return { id, uid, username, deviceId, token: await createSession(db.write, id, origin, now) }
}
