import type { member, users } from '@nocturne/contract/account.ts'
import type { Handlers } from '../../platform/calls.ts'
import { secondsOf } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { changedColumns } from './change-record.ts'
import { askForExport, readExportPart } from './data-export.ts'
import { entryCalls } from './entry.ts'
import { eraseJob } from './jobs.ts'
import { isWeak } from './password-rules.ts'
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code.ts'
import { memberRow, presentGuest, presentRecord, presentSettings } from './record.ts'
import { viewerOf } from './viewer.ts'
import { confirmPassword } from './confirm-password.ts'

const DONE = { ok: true } as const

export const usersCalls: Handlers<typeof users> = {
  ...entryCalls,

  async getBaseInfo(_, ctx) {
    const viewer = await viewerOf(ctx)
    return ctx.me ? presentRecord(await memberRow(ctx.db, ctx.me.id), viewer) : presentGuest(viewer)
  },

  async personal(_, ctx) {
    const row = await memberRow(ctx.db, ctx.me.id)
    return {
      ...presentRecord(row, await viewerOf(ctx)),
      city: row.city,
      birthday: row.birthday,
      contact: row.contact,
      settings: presentSettings(row, ctx.services.clock.now()),
      counts: { works: row.videos_count, posts: 0, collections: 0, unread: 0 },
    }
  },

  async logout(_, { db, me }) {
    await db.deleteFrom('session').where('id', '=', me.sessionId).execute()
    return DONE
  },

  async change_password({ old, password }, { services, me, origin }) {
    const { username } = await confirmPassword(services, me.id, old, origin)
    if (isWeak(password, username)) throw new Refusal('password_weak')
    const passwordHash = await services.passwords.hash(password)
    await inTransaction(services.db.write, async (tx) => {
      await tx.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', me.id).execute()
      // Whoever knew the old password is out; this device stays.
      await tx.deleteFrom('session').where('member_id', '=', me.id).where('id', '<>', me.sessionId).execute()
    })
    return DONE
  },

  async new_recovery_code({ password }, { services, me, origin }) {
    await confirmPassword(services, me.id, password, origin)
    const code = makeRecoveryCode()
    await services.db.write.updateTable('member').set({ recovery_hash: hashRecoveryCode(code) }).where('id', '=', me.id).execute()
    return { recovery_code: code }
  },

  async sessions(_, { db, me, services }) {
    const rows = await db
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', me.id)
      .where('expires_at', '>', services.clock.now())
      .orderBy('last_seen_at', 'desc')
      .limit(100)
      .execute()
    const list = rows.map((row) => ({
      id: row.id,
      device: row.device_name,
      created_at: secondsOf(row.created_at),
      last_seen_at: secondsOf(row.last_seen_at),
      is_current: row.id === me.sessionId,
    }))
    return { list }
  },

  async end_session({ id }, { db, me }) {
    const ended = await db.deleteFrom('session').where('id', '=', id).where('member_id', '=', me.id).returning('id').executeTakeFirst()
    if (!ended) throw new Refusal('not_found')
    return DONE
  },

  export: (_, { db, services, me }) => askForExport(db, services, me.id),
  export_part: ({ part }, { db, services, me }) => readExportPart(db, services, me.id, part),

  async erase({ password }, { services, me, origin }) {
    await confirmPassword(services, me.id, password, origin)
    await inTransaction(services.db.write, async (tx) => {
      await tx.updateTable('member').set({ state: 'erasing' }).where('id', '=', me.id).execute()
      await tx.deleteFrom('session').where('member_id', '=', me.id).execute()
      await services.queue.send(tx, eraseJob, { memberId: me.id })
    })
    return { state: 'erasing' }
  },
}

export const memberCalls: Handlers<typeof member> = {
  async update(changes, ctx) {
    const columns = changedColumns(await memberRow(ctx.db, ctx.me.id), changes, ctx.services.clock.now())
    if (Object.keys(columns).length > 0) await ctx.db.updateTable('member').set(columns).where('id', '=', ctx.me.id).execute()
    return presentRecord(await memberRow(ctx.db, ctx.me.id), await viewerOf(ctx))
  },
}
