import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Member, Origin } from './calls.ts'
import type { Db } from './db.ts'
import type { Services } from './services.ts'

const DAY_MS = 86_400_000
const IDLE_MS = 14 * DAY_MS
const ABSOLUTE_MS = 60 * DAY_MS
const TOUCH_MS = 5 * 60_000
const TOKEN_BYTES = 32

const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** 256 random bits; the database keeps only their hash. */
export const createSession = async (db: Db, memberId: number, origin: Origin, now: Date) => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('session')
    .values({
      member_id: memberId,
      token_hash: hashToken(token),
      device_id: origin.deviceId,
      device_name: origin.deviceName,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
    })
    .execute()
  return token
}

const touch = ({ db, log }: Services, sessionId: number, now: Date) => {
  db.write
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .execute()
    .catch((error: unknown) => log.warn({ err: error }, 'a session could not be touched'))
}

/** Read anew for every call, so that a revocation counts from the next one on. */
export const findMember = async (services: Services, token: string): Promise<Member | null> => {
  const now = services.clock.now()
  const row = await services.db.read
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['session.id as sessionId', 'session.last_seen_at', 'member.id', 'member.uid', 'member.vip_level', 'member.vip_until'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('member.state', '=', 'active')
    .executeTakeFirst()
  if (!row) return null
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) touch(services, row.sessionId, now)
  return { id: row.id, uid: row.uid, sessionId: row.sessionId, vipLevel: row.vip_until && row.vip_until > now ? row.vip_level : 0 }
}

/** Names the session to the socket without handing out the token itself. */
export const chatTokenOf = ({ installation }: Services, sessionId: number) =>
  `${sessionId}.${createHmac('sha256', installation.secret).update(`chat:${sessionId}`).digest('base64url')}`

export const sweepSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('session')
    .where((row) => row.or([row('expires_at', '<', now), row('last_seen_at', '<', new Date(now.getTime() - IDLE_MS))]))
    .execute()
