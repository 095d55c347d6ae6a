import type { home } from '@nocturne/contract/home.ts'
import type { Language } from '@nocturne/contract/limits.ts'
import type { z } from 'zod'
import { formatCents } from '../../platform/amount.ts'
import type { Content } from '../../platform/content.ts'
import { inLanguage } from '../../platform/language.ts'

type Config = z.input<typeof home.getConfig.output>

const BARS = ['discovery', 'navigation', 'original', 'post'] as const

const tabsOf = ({ tabs }: Content, lang: Language) => {
  const inBar = (bar: string) =>
    tabs.filter((tab) => tab.bar === bar).map((tab) => ({ id: tab.id, name: inLanguage(tab, lang), sort: tab.sort, kind: tab.kind, path: tab.path }))
  return Object.fromEntries(BARS.map((bar) => [bar, inBar(bar)])) as Config['tabs']
}

const showsAds = ({ vipLevels }: Content, vipLevel: number) => vipLevels.find(({ level }) => level === vipLevel)?.shows_ads ?? true

const adsOf = (content: Content, lang: Language, vipLevel: number, now: Date) => {
  if (!showsAds(content, vipLevel)) return {}
  const running = content.ads.filter((ad) => ad.starts_at <= now && ad.ends_at > now)
  const shown = running.map((ad) => ({
    id: ad.id,
    url: ad.url,
    type: ad.type,
    to_type: ad.to_type,
    title: inLanguage(ad, lang),
    img: ad.picture,
    position: ad.position,
  }))
  return Object.groupBy(shown, ({ position }) => position) as Config['ads']
}

const noticeOf = ({ notices }: Content, lang: Language, now: Date) => {
  const notice = notices.find(({ starts_at, ends_at }) => starts_at <= now && ends_at > now)
  if (!notice) return null
  return { id: notice.id, title: inLanguage({ zh: notice.zh_title, en: notice.en_title }, lang), text: inLanguage(notice, lang) }
}

const limitsOf = ({ figures }: Content) => {
  const figure = (name: string) => {
    const value = figures.get(name)
    if (value === undefined) throw new Error(`the figure ${name} is missing`)
    return value
  }
  return {
    withdraw_min: formatCents(figure('withdraw_min_cents')),
    withdraw_fee_percent: figure('withdraw_fee_percent'),
    withdraw_per_day: figure('withdraw_per_day'),
    bounty_min: formatCents(figure('bounty_min_cents')),
    unlock_price: formatCents(figure('unlock_price_cents')),
    comment_max: figure('comment_max'),
    post_pictures: figure('post_pictures'),
  }
}

const tablesOf = (content: Content, lang: Language) => ({
  cities: content.cities.map((city) => inLanguage(city, lang)),
  vip_levels: content.vipLevels.map(({ zh, en, ...level }) => ({ ...level, name: inLanguage({ zh, en }, lang) })),
  levels: content.levels,
  report_types: content.reportTypes.map((type) => ({ id: type.id, name: inLanguage(type, lang), group: type.kind, hours: type.hours })),
  answers: content.answers.map((row) => ({
    id: row.id,
    topic: inLanguage({ zh: row.zh_topic, en: row.en_topic }, lang),
    question: inLanguage({ zh: row.zh_question, en: row.en_question }, lang),
    answer: inLanguage(row, lang),
  })),
})

/** Everything that operators have written, for one language and one person. */
export const presentConfig = (content: Content, lang: Language, vipLevel: number, now: Date): Omit<Config, 'age'> => {
  const texts = Object.fromEntries([...content.texts].map(([name, both]) => [name, inLanguage(both, lang)]))
  const { seo_title = '', seo_description = '', seo_keywords = '', ...rest } = texts
  return {
    seo_title,
    seo_description,
    seo_keywords,
    texts: rest,
    tabs: tabsOf(content, lang),
    ads: adsOf(content, lang, vipLevel, now),
    notice: noticeOf(content, lang, now),
    hot_words: content.hotWords,
    limits: limitsOf(content),
    upload: { image_url: '/upload/image', video_url: '/upload/video' },
    ...tablesOf(content, lang),
  }
}
