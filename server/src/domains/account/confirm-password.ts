import type { Origin } from '../../platform/calls.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { admitConfirmation } from './throttle.ts'

/** Asks a signed-in member for the password again, a limited number of times: a stolen phone must not guess. */
export const confirmPassword = async (services: Services, memberId: number, password: string, origin: Origin) => {
  const { db, passwords } = services
  const member = await db.read.selectFrom('member').select(['username', 'password_hash']).where('id', '=', memberId).executeTakeFirstOrThrow()
  const giveBack = await admitConfirmation(services, memberId, origin)
  if (!(await passwords.isRight(member.password_hash, password))) throw new Refusal('password_wrong')
  await giveBack()
  return member
}
