import type { member } from '@nocturne/contract/account.ts'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import { parseCents } from '../../platform/amount.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MemberTable } from '../../platform/schema.ts'
import type { MemberRow } from './record.ts'
import { changeLimit } from './spend-limit.ts'

type Changes = z.output<typeof member.update.input>

const settingsOf = (row: MemberRow, changes: NonNullable<Changes['settings']>) => {
  const { spend_limit: _, kinds, ...rest } = changes
  return JSON.stringify({ ...row.settings, ...rest, kinds: { ...row.settings.kinds, ...kinds } })
}

const limitOf = (row: MemberRow, wanted: string | null, now: Date) => {
  const cents = wanted === null ? null : parseCents(wanted)
  if (cents !== null && cents < 0) throw new Refusal('bad_input', { field: 'settings.spend_limit' })
  return changeLimit(row, cents, now)
}

/** Only what is named here can change; whatever else a body carries (coins, flags, uid) is not looked at. */
export const changedColumns = (row: MemberRow, changes: Changes, now: Date): Updateable<MemberTable> => {
  const { nickname, avatar, person_signnatrue, city, birthday, contact, settings } = changes
  // Pictures are uploaded first and named by their path; until one of this member's exists, only "none" can be chosen.
  if (avatar) throw new Refusal('picture_unknown')
  return {
    ...(nickname === undefined ? {} : { nickname }),
    ...(avatar === undefined ? {} : { avatar_path: avatar }),
    ...(person_signnatrue === undefined ? {} : { signature: person_signnatrue }),
    ...(city === undefined ? {} : { city }),
    ...(birthday === undefined ? {} : { birthday }),
    ...(contact === undefined ? {} : { contact: contact && JSON.stringify(contact) }),
    ...(settings === undefined ? {} : { settings: settingsOf(row, settings) }),
    ...(settings?.spend_limit === undefined ? {} : limitOf(row, settings.spend_limit, now)),
  }
}
