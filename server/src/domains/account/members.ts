import { randomBytes, randomInt } from 'node:crypto'
import type { Db } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'

const INVITE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const INVITE_LENGTH = 8
const UID = { min: 1_000_000_000, max: 10_000_000_000 }

const makeUid = () => randomInt(UID.min, UID.max)
const makeInviteCode = () => Array.from(randomBytes(INVITE_LENGTH), (byte) => INVITE_ALPHABET[byte % INVITE_ALPHABET.length]).join('')

export interface NewMember {
  username: string
  nickname: string
  passwordHash: string
  recoveryHash: Buffer
  invitedById: number | null
  deviceId: string
  now: Date
}

const isTaken = (error: unknown, constraint: string) => (error as { constraint?: string }).constraint === constraint

/** The name is claimed by the database, so two people who ask at once cannot both have it. */
export const insertMember = async (tx: Db, member: NewMember) => {
  try {
    const row = await tx
      .insertInto('member')
      .values({
        uid: makeUid(),
        username: member.username,
        nickname: member.nickname,
        password_hash: member.passwordHash,
        recovery_hash: member.recoveryHash,
        invite_code: makeInviteCode(),
        invited_by_id: member.invitedById,
        registered_device: member.deviceId,
        created_at: member.now,
      })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    if (member.invitedById) {
      await tx
        .updateTable('member')
        .set((row) => ({ invited_count: row('invited_count', '+', 1) }))
        .where('id', '=', member.invitedById)
        .execute()
    }
    return row
  } catch (error) {
    if (isTaken(error, 'member_username_key')) throw new Refusal('name_taken')
    throw error
  }
}

export const memberByName = (db: Db, username: string) =>
  db.selectFrom('member').select(['id', 'uid', 'password_hash', 'recovery_hash', 'state']).where('username', '=', username).executeTakeFirst()

export const inviterByCode = async (db: Db, code: string | undefined) => {
  if (!code) return null
  const inviter = await db
    .selectFrom('member')
    .select('id')
    .where('invite_code', '=', code.normalize('NFKC').toUpperCase())
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!inviter) throw new Refusal('invite_unknown')
  return inviter.id
}
