import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

// Columns with a default of their own: optional when a row is made.
type Json<T> = ColumnType<T, string | undefined, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Time = ColumnType<Date, Date | string | undefined, Date | string>

interface BothLanguages {
  zh: string
  en: string
}

export interface ContactRow {
  kind: 'wechat' | 'qq' | 'telegram' | 'phone' | 'email' | 'other'
  value: string
  who: 'nobody' | 'following' | 'mutual'
}

export interface StoredSettings {
  push?: boolean
  quiet_hours?: { from: number; to: number } | null
  kinds?: { system?: boolean; comment?: boolean; like?: boolean; chat?: boolean }
  shows_likes?: boolean
}

export interface PictureRow {
  path: string
  widths: number[]
  thumb_hash: string
  width: number
  height: number
}

export interface MemberTable {
  id: GeneratedAlways<number>
  uid: number
  username: string
  password_hash: string
  recovery_hash: Buffer
  state: Generated<'active' | 'closed' | 'erasing' | 'erased'>
  nickname: string
  avatar_path: Generated<string>
  signature: Generated<string>
  city: Generated<string>
  birthday: Generated<string | null>
  contact: JsonOrNull<ContactRow>
  settings: Json<StoredSettings>
  spend_limit_cents: Generated<number | null>
  next_spend_limit_cents: Generated<number | null>
  next_spend_limit_at: Generated<Date | null>
  invite_code: string
  invited_by_id: number | null
  registered_device: string
  vip_level: Generated<number>
  vip_until: Generated<Date | null>
  exp: Generated<number>
  auth_status: Generated<number>
  auth_level: Generated<number>
  is_author: Generated<boolean>
  is_host: Generated<boolean>
  is_featured: Generated<boolean>
  has_confirmed_contact: Generated<boolean>
  fans_count: Generated<number>
  followed_count: Generated<number>
  likes_given_count: Generated<number>
  likes_received_count: Generated<number>
  videos_count: Generated<number>
  invited_count: Generated<number>
  created_at: Date
}

export interface Database {
  installation: { name: string; value: string }
  wire_client: { client: string; key: string; iv: string; sign: string; is_current: Generated<boolean> }
  idem: {
    scope: string
    call: string
    key: string
    body_hash: Buffer
    state: 'running' | 'done'
    result_ref: JsonOrNull<object>
    started_at: Date
  }
  stop_switch: { name: string; is_on: boolean; changed_at: Generated<Date> }
  rate_limit: { key: string; points: number; expire: number | null }
  spent_proof: { nonce: string; expires_at: Date }
  member: MemberTable
  session: {
    id: GeneratedAlways<number>
    member_id: number
    token_hash: Buffer
    device_id: string
    device_name: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
  }
  device: { id: string; age_state: 'passed' | 'refused'; age_method: string; age_decided_at: Date; age_expires_at: Date | null }
  age_rule: { region: string; method: string; valid_days: number | null }
  level: { level: number; exp: number }
  data_export: {
    member_id: number
    state: 'preparing' | 'ready' | 'failed'
    storage_key: string
    size_bytes: Generated<number>
    asked_at: Date
    expires_at: Date
  }
  tab: BothLanguages & { id: GeneratedAlways<number>; bar: string; kind: string; sort: number; path: string | null; is_shown: Generated<boolean> }
  ad: BothLanguages & {
    id: GeneratedAlways<number>
    position: string
    sort: Generated<number>
    type: Generated<number>
    to_type: Generated<number>
    url: string
    picture: JsonOrNull<PictureRow>
    starts_at: Time
    ends_at: Time
    clicks: Generated<number>
  }
  app_group: BothLanguages & { id: GeneratedAlways<number>; sort: number }
  app: BothLanguages & {
    id: GeneratedAlways<number>
    group_id: number
    sort: number
    zh_desc: Generated<string>
    en_desc: Generated<string>
    url: string
    picture: JsonOrNull<PictureRow>
    clicks: Generated<number>
  }
  click: { kind: 'ad' | 'app'; target_id: number; device_id: string; hour: Date }
  house_text: BothLanguages & { name: string }
  house_figure: { name: string; value: number }
  hot_word: { words: string; sort: number }
  city: BothLanguages & { sort: number }
  vip_level: BothLanguages & {
    level: number
    discount_percent: number
    tickets_a_month: number
    post_quota_a_day: number
    shows_ads: boolean
    opens_darkweb: boolean
  }
  report_type: BothLanguages & { id: GeneratedAlways<number>; sort: number; kind: string; hours: number }
  notice_board: BothLanguages & {
    id: GeneratedAlways<number>
    zh_title: string
    en_title: string
    starts_at: Time
    ends_at: Time
  }
  service_answer: BothLanguages & {
    id: GeneratedAlways<number>
    sort: number
    zh_topic: string
    en_topic: string
    zh_question: string
    en_question: string
  }
}
