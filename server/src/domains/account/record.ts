import type { MemberSettings, UserRecord } from '@nocturne/contract/account.ts'
import type { Language } from '@nocturne/contract/limits.ts'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { formatCents } from '../../platform/amount.ts'
import { secondsOf } from '../../platform/clock.ts'
import type { Content } from '../../platform/content.ts'
import type { Db } from '../../platform/db.ts'
import { inLanguage } from '../../platform/language.ts'
import type { MemberTable } from '../../platform/schema.ts'
import type { Services } from '../../platform/services.ts'
import { limitInForce } from './spend-limit.ts'

type Record = z.input<typeof UserRecord>

export const memberRow = (db: Db, id: number) =>
  db
    .selectFrom('member')
    .leftJoin('member as inviter', 'inviter.id', 'member.invited_by_id')
    .selectAll('member')
    .select(['inviter.uid as inviter_uid', 'inviter.invite_code as inviter_code'])
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow()

export type MemberRow = Selectable<MemberTable> & { inviter_uid: number | null; inviter_code: string | null }

interface Viewer {
  services: Services
  content: Content
  lang: Language
  token: string
  chatToken: string
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
const NO_MONEY = formatCents(0)

/** yyyy-MM-dd hh:mm:ss on the house's clock: the same text for everybody. */
const dateText = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)

const levelOf = (exp: number, { levels }: Content) => levels.findLast((level) => level.exp <= exp)?.level ?? 1

const darkwebOf = (vipLevel: number, { vipLevels, texts }: Content, lang: Language) => ({
  can_aw: vipLevels.some(({ level, opens_darkweb }) => level === vipLevel && opens_darkweb),
  can_aw_tips: inLanguage(texts.get('can_aw_tips'), lang),
})

/** The balances are the ledger's: it begins with every account at nothing. */
const balances = () => ({
  coins: NO_MONEY,
  votes: NO_MONEY,
  tui_coins: NO_MONEY,
  today_tui_coins: NO_MONEY,
  total_tui_coins: NO_MONEY,
  today_mv_score: NO_MONEY,
  today_post_score: NO_MONEY,
  my_ticket_number: 0,
})

const profileOf = (row: MemberRow) => ({
  uid: row.uid,
  username: row.username,
  nickname: row.nickname,
  avatar_url: row.avatar_path,
  person_signnatrue: row.signature,
  validate: flag(row.has_confirmed_contact),
  is_recommend: flag(row.is_featured),
  auth_level: row.auth_level,
  auth_status: row.auth_status,
  girl_auth: flag(row.is_host),
  post_auth: flag(row.is_author),
  fabulous_count: row.likes_received_count,
  fans_count: row.fans_count,
  followed_count: row.followed_count,
  likes_count: row.likes_given_count,
  videos_count: row.videos_count,
  aff_code: row.invite_code,
  invite_by_code: row.inviter_code ?? '',
  invited_by: row.inviter_uid ?? 0,
  invited_num: row.invited_count,
})

export const presentRecord = (row: MemberRow, { services, content, lang, token, chatToken }: Viewer): Record => {
  const { clock, settings, publicUrl } = services
  const vipUntil = row.vip_until && row.vip_until > clock.now() ? row.vip_until : null
  const vipLevel = vipUntil ? row.vip_level : 0
  return {
    ...profileOf(row),
    ...balances(),
    ...darkwebOf(vipLevel, content, lang),
    token,
    chat_token: chatToken,
    is_reg: 1,
    is_attention: 0,
    message_tip: 0,
    is_vip: flag(vipLevel > 0),
    vip_level: vipLevel,
    expired_at: vipUntil ? secondsOf(vipUntil) : 0,
    expired_str: vipUntil ? dateText(vipUntil, settings.HOUSE_TIMEZONE) : '',
    exp: row.exp,
    level: levelOf(row.exp, content),
    share_text: inLanguage(content.texts.get('share_text'), lang),
    share_url: `${publicUrl}/#/invite?code=${row.invite_code}`,
  }
}

/** A guest has the same record with nothing in it. */
export const presentGuest = ({ services, content, lang }: Viewer): Record => ({
  ...balances(),
  ...darkwebOf(0, content, lang),
  uid: 0,
  username: '',
  nickname: '',
  avatar_url: '',
  person_signnatrue: '',
  token: '',
  chat_token: '',
  is_reg: 0,
  validate: 0,
  is_recommend: 0,
  is_attention: 0,
  is_vip: 0,
  vip_level: 0,
  expired_at: 0,
  expired_str: '',
  auth_level: 0,
  auth_status: 0,
  girl_auth: 0,
  post_auth: 0,
  exp: 0,
  level: 0,
  message_tip: 0,
  fabulous_count: 0,
  fans_count: 0,
  followed_count: 0,
  likes_count: 0,
  videos_count: 0,
  aff_code: '',
  invite_by_code: '',
  invited_by: 0,
  invited_num: 0,
  share_text: inLanguage(content.texts.get('share_text'), lang),
  share_url: services.publicUrl,
})

export const presentSettings = (row: MemberRow, now: Date): z.input<typeof MemberSettings> => {
  const limit = limitInForce(row, now)
  return {
    push: row.settings.push ?? false,
    quiet_hours: row.settings.quiet_hours ?? null,
    kinds: { system: true, comment: true, like: true, chat: true, ...row.settings.kinds },
    shows_likes: row.settings.shows_likes ?? false,
    spend_limit: limit === null ? null : formatCents(limit),
  }
}
