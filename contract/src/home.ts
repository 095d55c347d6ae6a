import { z } from 'zod'
import { read } from './define.ts'
import { Ad, Amount, Id } from './shapes.ts'

const Tab = z.object({ id: Id, name: z.string(), sort: z.int(), kind: z.string(), path: z.string().nullable() })

const VipLevel = z.object({
  level: z.int(),
  name: z.string(),
  discount_percent: z.int(),
  tickets_a_month: z.int(),
  post_quota_a_day: z.int(),
  shows_ads: z.boolean(),
  opens_darkweb: z.boolean(),
})

const ReportType = z.object({ id: Id, name: z.string(), group: z.string(), hours: z.int() })

const Config = z.object({
  seo_title: z.string(),
  seo_description: z.string(),
  seo_keywords: z.string(),
  tabs: z.object({ discovery: z.array(Tab), navigation: z.array(Tab), original: z.array(Tab), post: z.array(Tab) }),
  /** By position; none for VIP from level 2. */
  ads: z.record(z.string(), z.array(Ad)),
  hot_words: z.array(z.string()),
  cities: z.array(z.string()),
  limits: z.object({
    withdraw_min: Amount,
    withdraw_fee_percent: z.int(),
    withdraw_per_day: z.int(),
    bounty_min: Amount,
    unlock_price: Amount,
    comment_max: z.int(),
    post_pictures: z.int(),
  }),
  vip_levels: z.array(VipLevel),
  levels: z.array(z.object({ level: z.int(), exp: z.int() })),
  /** terms, privacy, post_rules, share_text, can_aw_tips … by name. */
  texts: z.record(z.string(), z.string()),
  report_types: z.array(ReportType),
  notice: z.object({ id: Id, title: z.string(), text: z.string() }).nullable(),
  upload: z.object({ image_url: z.string(), video_url: z.string() }),
  age: z.object({
    state: z.enum(['none', 'passed', 'refused', 'unavailable']),
    rule: z.object({ region: z.string(), method: z.string() }).nullable(),
  }),
  answers: z.array(z.object({ id: Id, topic: z.string(), question: z.string(), answer: z.string() })),
})

export const home = {
  getConfig: read('anyone', z.object({}), Config, { open: true }),
}
