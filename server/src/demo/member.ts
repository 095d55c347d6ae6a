import { insertMember, memberByName } from '../domains/account/members.ts'
import { hashRecoveryCode, makeRecoveryCode } from '../domains/account/recovery-code.ts'
import type { Services } from '../platform/services.ts'
import { inTransaction } from '../platform/transaction.ts'

const DAY_MS = 86_400_000

const addMember = async ({ db, clock, passwords }: Services, username: string, password: string) => {
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  await inTransaction(db.write, async (tx) => {
    const facts = { username, nickname: '阿岸', passwordHash, recoveryHash: hashRecoveryCode(makeRecoveryCode()), invitedById: null, deviceId: '', now }
    const { id } = await insertMember(tx, facts)
    await tx
      .updateTable('member')
      .set({ signature: '在海边听夜曲的人', city: '厦门', exp: 640, vip_level: 2, vip_until: new Date(now.getTime() + 90 * DAY_MS) })
      .where('id', '=', id)
      .execute()
  })
}

/** The printed password always opens the demo account, also after somebody changed it. */
export const keepDemoMember = async (services: Services, username: string, password: string) => {
  const { db, passwords } = services
  const known = await memberByName(db.read, username)
  if (!known) return addMember(services, username, password)
  if (await passwords.isRight(known.password_hash, password)) return
  await db.write
    .updateTable('member')
    .set({ password_hash: await passwords.hash(password) })
    .where('id', '=', known.id)
    .execute()
}
