import { z } from 'zod'
import { action, read, write } from './define.ts'
import { NICKNAME, PASSWORD, SIGNATURE, USERNAME } from './limits.ts'
import { Amount, Done, Flag, Id } from './shapes.ts'
import { Line } from './text.ts'

/** One account, however it is typed: full-width, upper case and composed characters fold together. */
const Username = Line(USERNAME.min, USERNAME.max)
  .transform((name) => name.normalize('NFKC').toLowerCase())
  .refine((name) => /^[\p{L}\p{M}\p{N}_.@+-]+$/u.test(name), 'letters, digits and _ . @ + -')
const Password = z.string().min(PASSWORD.min).max(PASSWORD.max)
const GivenPassword = z.string().min(1).max(PASSWORD.max)
const RecoveryCode = z.string().min(1).max(64)

/** The solved riddle of a `challenge` refusal, sent with the next try. */
const Proof = z.object({ nonce: z.string().max(64), bits: z.int(), expires_at: z.int(), seal: z.string().max(128), answer: z.int().nonnegative() })

const SignedIn = z.object({ token: z.string(), uid: Id })
const SignedInWithCode = SignedIn.extend({ recovery_code: z.string() })

/** The user record of the specification, with its own spellings. */
export const UserRecord = z.object({
  uid: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar_url: z.string(),
  person_signnatrue: z.string(),
  token: z.string(),
  chat_token: z.string(),
  is_reg: Flag,
  validate: Flag,
  is_recommend: Flag,
  is_attention: Flag,
  is_vip: Flag,
  vip_level: z.int(),
  expired_at: z.int(),
  expired_str: z.string(),
  auth_level: z.int(),
  auth_status: z.int(),
  girl_auth: Flag,
  post_auth: Flag,
  exp: z.int(),
  level: z.int(),
  coins: Amount,
  votes: Amount,
  tui_coins: Amount,
  today_tui_coins: Amount,
  total_tui_coins: Amount,
  today_mv_score: Amount,
  today_post_score: Amount,
  my_ticket_number: z.int(),
  message_tip: z.int(),
  fabulous_count: z.int(),
  fans_count: z.int(),
  followed_count: z.int(),
  likes_count: z.int(),
  videos_count: z.int(),
  aff_code: z.string(),
  invite_by_code: z.string(),
  invited_by: z.int(),
  invited_num: z.int(),
  share_text: z.string(),
  share_url: z.string(),
  can_aw: z.boolean(),
  can_aw_tips: z.string(),
})

const Contact = z.object({
  kind: z.enum(['wechat', 'qq', 'telegram', 'phone', 'email', 'other']),
  value: Line(1, 64),
  who: z.enum(['nobody', 'following', 'mutual']),
})

const NoticeKinds = z.object({ system: z.boolean(), comment: z.boolean(), like: z.boolean(), chat: z.boolean() })
const Hour = z.int().min(0).max(23)
export const MemberSettings = z.object({
  push: z.boolean(),
  quiet_hours: z.object({ from: Hour, to: Hour }).nullable(),
  kinds: NoticeKinds,
  shows_likes: z.boolean(),
  spend_limit: Amount.nullable(),
})

const PersonalRecord = UserRecord.extend({
  city: z.string(),
  birthday: z.string().nullable(),
  contact: Contact.nullable(),
  settings: MemberSettings,
  counts: z.object({ works: z.int(), posts: z.int(), collections: z.int(), unread: z.int() }),
})

const isPastDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && at.getTime() < Date.now() && day >= '1900-01-01'
}

const Changes = z.object({
  nickname: Line(NICKNAME.min, NICKNAME.max).optional(),
  /** The path of a picture that this member uploaded, or empty for none. */
  avatar: z.string().max(200).optional(),
  person_signnatrue: Line(0, SIGNATURE.max).optional(),
  city: Line(0, 40).optional(),
  birthday: z.iso.date().refine(isPastDay, 'a past day').nullable().optional(),
  contact: Contact.nullable().optional(),
  settings: MemberSettings.partial().extend({ kinds: NoticeKinds.partial().optional() }).optional(),
})

const Session = z.object({
  id: Id,
  device: z.string(),
  created_at: z.int(),
  last_seen_at: z.int(),
  is_current: z.boolean(),
})

const nothing = z.object({})

export const users = {
  register_account: action(
    'anyone',
    z.object({ username: Username, password: Password, invite_code: z.string().trim().max(32).optional(), proof: Proof.optional() }),
    SignedInWithCode,
    { open: true, stop: 'registration' },
  ),
  login_account: action('anyone', z.object({ username: Username, password: GivenPassword, proof: Proof.optional() }), SignedIn, { open: true }),
  recover: action(
    'anyone',
    z.object({ username: Username, recovery_code: RecoveryCode, password: Password, proof: Proof.optional() }),
    SignedInWithCode,
    { open: true },
  ),
  logout: write('member', nothing, Done),
  getBaseInfo: read('anyone', nothing, UserRecord, { open: true }),
  personal: read('member', nothing, PersonalRecord),
  change_password: action('member', z.object({ old: GivenPassword, password: Password }), Done),
  /** For who has lost the code, or never saw it: the old one ends. */
  new_recovery_code: action('member', z.object({ password: GivenPassword }), z.object({ recovery_code: z.string() })),
  sessions: read('member', nothing, z.object({ list: z.array(Session) })),
  end_session: write('member', z.object({ id: Id }), Done),
  /** Asks for the file of one's own data; asked again it tells the state. */
  export: write(
    'member',
    nothing,
    z.object({ state: z.enum(['preparing', 'ready', 'failed']), name: z.string(), size: z.int(), parts: z.int(), expires_at: z.int() }),
  ),
  /** Base64 of one part: the file travels inside the envelope, so no address with a secret in it is needed. */
  export_part: read('member', z.object({ part: z.int().nonnegative() }), z.object({ data: z.string() })),
  erase: action('member', z.object({ password: GivenPassword }), z.object({ state: z.literal('erasing') })),
}

export const member = {
  update: write('member', Changes, UserRecord),
}
