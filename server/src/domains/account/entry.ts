// How people come in: register, sign in, recover. All three hash outside of any transaction.
import type { users } from '@nocturne/contract/account.ts'
import type { Handlers } from '../../platform/calls.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createSession } from '../../platform/sessions.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { insertMember, inviterByCode, memberByName } from './members.ts'
import { isWeak } from './password-rules.ts'
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code.ts'
import { admitRegistration, admitSecret } from './throttle.ts'

type Entry = Pick<Handlers<typeof users>, 'register_account' | 'login_account' | 'recover'>

const refuseWeak = (password: string, username: string) => {
  if (isWeak(password, username)) throw new Refusal('password_weak')
}

export const entryCalls: Entry = {
  async register_account({ username, password, invite_code, proof }, { services, origin }) {
    const { db, clock, passwords } = services
    refuseWeak(password, username)
    await admitRegistration(services, origin, proof)
    const invitedById = await inviterByCode(db.read, invite_code)
    if (await memberByName(db.read, username)) throw new Refusal('name_taken')
    const passwordHash = await passwords.hash(password)
    const code = makeRecoveryCode()
    const now = clock.now()
    return inTransaction(db.write, async (tx) => {
      const facts = { username, nickname: username, passwordHash, recoveryHash: hashRecoveryCode(code), invitedById, deviceId: origin.deviceId, now }
      const { id, uid } = await insertMember(tx, facts)
      return { token: await createSession(tx, id, origin, now), uid, recovery_code: code }
    })
  },

  async login_account({ username, password, proof }, { services, origin }) {
    const { db, clock, passwords } = services
    const giveBack = await admitSecret(services, 'login', username, origin, proof)
    const member = await memberByName(db.read, username)
    const isRight = await passwords.isRight(member?.password_hash, password)
    if (!member || !isRight || member.state === 'erasing' || member.state === 'erased') throw new Refusal('login_failed')
    await giveBack()
    if (member.state === 'closed') throw new Refusal('account_closed')
    return { token: await createSession(db.write, member.id, origin, clock.now()), uid: member.uid }
  },

  async recover({ username, recovery_code, password, proof }, { services, origin }) {
    const { db, clock, passwords } = services
    refuseWeak(password, username)
    const giveBack = await admitSecret(services, 'recover', username, origin, proof)
    const passwordHash = await passwords.hash(password)
    const code = makeRecoveryCode()
    const now = clock.now()
    const entered = await inTransaction(db.write, async (tx) => {
      // The old code stands in the condition: of two people who use it at once, one succeeds.
      const member = await tx
        .updateTable('member')
        .set({ password_hash: passwordHash, recovery_hash: hashRecoveryCode(code) })
        .where('username', '=', username)
        .where('recovery_hash', '=', hashRecoveryCode(recovery_code))
        .where('state', '=', 'active')
        .returning(['id', 'uid'])
        .executeTakeFirst()
      if (!member) throw new Refusal('recovery_failed')
      await tx.deleteFrom('session').where('member_id', '=', member.id).execute()
      return { token: await createSession(tx, member.id, origin, now), uid: member.uid, recovery_code: code }
    })
    await giveBack()
    return entered
  },
}
