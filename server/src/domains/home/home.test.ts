import { describe, expect, it, vi } from 'vitest'
import { makeDeviceId } from '../../testkit/caller.ts'
import { aDevice, aMember } from '../../testkit/people.ts'
import { openTestApp } from '../../testkit/test-app.ts'

const { as, services, advance } = await openTestApp()
const { db } = services

describe('the configuration', () => {
  it('answers before the gate with everything that the app starts with, in the language asked for', async () => {
    const zh = await as({ deviceId: makeDeviceId() }).home.getConfig({})
    const en = await as({ deviceId: makeDeviceId(), lang: 'en' }).home.getConfig({})
    expect(zh.seo_title).toBe('夜曲')
    expect(en.seo_title).toBe('Nocturne')
    expect(zh.age).toEqual({ state: 'none', rule: { region: '*', method: 'self_declaration' } })
    expect(zh.tabs.navigation.map(({ path }) => path)).toEqual(['/home/rank', '/home/hot', '/collect', '/home/resource', '/home/daily'])
    expect(en.tabs.post.map(({ kind }) => kind)).toEqual(['recommend', 'follow', 'city', 'find', 'rank'])
    expect(zh.vip_levels.map(({ discount_percent }) => discount_percent)).toEqual([5, 15, 25])
    expect(zh.limits).toMatchObject({ withdraw_min: '100.00', bounty_min: '10.00', unlock_price: '2.00' })
    expect(Object.keys(zh.texts)).toEqual(expect.arrayContaining(['terms', 'privacy', 'post_rules']))
    expect(zh.report_types[0]).toMatchObject({ group: 'minor', hours: 1 })
    expect(JSON.stringify(en)).not.toMatch(/\p{Script=Han}/u)
  })

  it('shows what an operator changed at once', async () => {
    const guest = as({ deviceId: makeDeviceId() })
    await guest.home.getConfig({})
    await db.write.updateTable('house_text').set({ zh: '新的协议' }).where('name', '=', 'terms').execute()
    await db.write.insertInto('hot_word').values({ words: '潮汐之夜', sort: 1 }).execute()
    await db.write.updateTable('tab').set({ is_shown: false }).where('kind', '=', 'short').execute()
    await vi.waitFor(async () => {
      const config = await guest.home.getConfig({})
      expect(config.texts.terms).toBe('新的协议')
      expect(config.hot_words).toEqual(['潮汐之夜'])
      expect(config.tabs.discovery.map(({ kind }) => kind)).not.toContain('short')
    })
  })

  it('shows adverts and the notice while they run, and no advert to VIP from level 2', async () => {
    const now = services.clock.now().getTime()
    const at = (minutes: number) => new Date(now + minutes * 60_000)
    const ad = { position: 'splash', zh: '广告', en: 'Advert', url: 'https://nocturne.example/x' }
    await db.write
      .insertInto('ad')
      .values([{ ...ad, ends_at: at(5) }, { ...ad, position: 'feed', starts_at: at(10) }, { ...ad, position: 'old', ends_at: at(-1) }])
      .execute()
    await db.write.insertInto('notice_board').values({ zh_title: '公告', en_title: 'Notice', zh: '内容', en: 'Text', starts_at: at(-1), ends_at: at(5) }).execute()
    const until = at(60)
    const one = await aMember(services, { vip_level: 1, vip_until: until })
    const two = await aMember(services, { vip_level: 2, vip_until: until })
    await vi.waitFor(async () => {
      expect(Object.keys((await as(one).home.getConfig({})).ads)).toEqual(['splash'])
    })
    expect((await as(one).home.getConfig({})).notice).toMatchObject({ title: '公告' })
    expect((await as(two).home.getConfig({})).ads).toEqual({})
    advance(11 * 60_000)
    const later = await as(await aDevice(services)).home.getConfig({})
    expect(Object.keys(later.ads)).toEqual(['feed'])
    expect(later.notice).toBeNull()
  })

  it('refuses an advert whose address is not the web’s', async () => {
    const bad = { position: 'splash', zh: 'x', en: 'x', url: 'javascript:alert(1)' }
    await expect(db.write.insertInto('ad').values(bad).execute()).rejects.toThrow('ad_url_check')
  })
})
