import type { Selectable } from 'kysely'
import type { Bus } from './bus.ts'
import type { Databases } from './db.ts'
import type { Database } from './schema.ts'
import { watched } from './watched.ts'

type Rows<T extends keyof Database> = Selectable<Database[T]>[]

/** What operators have written, as it stands now, in both languages. */
export interface Content {
  tabs: Rows<'tab'>
  ads: Rows<'ad'>
  notices: Rows<'notice_board'>
  texts: Map<string, { zh: string; en: string }>
  figures: Map<string, number>
  hotWords: string[]
  cities: Rows<'city'>
  vipLevels: Rows<'vip_level'>
  levels: Rows<'level'>
  reportTypes: Rows<'report_type'>
  answers: Rows<'service_answer'>
}

const load = async ({ read: db }: Databases): Promise<Content> => {
  const [tabs, ads, notices, texts, figures, hotWords, cities, vipLevels, levels, reportTypes, answers] = await Promise.all([
    db.selectFrom('tab').selectAll().where('is_shown', '=', true).orderBy('sort').execute(),
    db.selectFrom('ad').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('notice_board').selectAll().orderBy('starts_at', 'desc').execute(),
    db.selectFrom('house_text').selectAll().execute(),
    db.selectFrom('house_figure').selectAll().execute(),
    db.selectFrom('hot_word').select('words').orderBy('sort').execute(),
    db.selectFrom('city').selectAll().orderBy('sort').execute(),
    db.selectFrom('vip_level').selectAll().orderBy('level').execute(),
    db.selectFrom('level').selectAll().orderBy('level').execute(),
    db.selectFrom('report_type').selectAll().orderBy('sort').execute(),
    db.selectFrom('service_answer').selectAll().orderBy('sort').execute(),
  ])
  return {
    tabs,
    ads,
    notices,
    texts: new Map(texts.map(({ name, zh, en }) => [name, { zh, en }])),
    figures: new Map(figures.map(({ name, value }) => [name, value])),
    hotWords: hotWords.map(({ words }) => words),
    cities,
    vipLevels,
    levels,
    reportTypes,
    answers,
  }
}

export type ReadContent = () => Promise<Content>

/** Read once and kept until an operator changes a row. */
export const createContent = (db: Databases, bus: Bus): ReadContent => watched(bus, 'content', () => load(db))
