import { expect, it } from 'vitest'
import { openTestApp } from '../testkit/test-app.ts'

const { app, services } = await openTestApp()

const manifest = async (query = '') => (await app.inject(`/manifest.webmanifest${query}`)).json<Record<string, unknown>>()

it('comes in Chinese unless English is asked for, with the name that operators gave the house', async () => {
  expect(await manifest()).toMatchObject({ name: '夜曲', short_name: '夜曲', lang: 'zh-CN', dir: 'ltr' })
  expect(await manifest('?lang=en')).toMatchObject({ name: 'Nocturne', lang: 'en' })
  expect(await manifest('?lang=xx&lang=en')).toMatchObject({ lang: 'zh-CN' })
  await services.db.write.updateTable('house_text').set({ en: 'Night Music' }).where('name', '=', 'seo_title').execute()
  await expect.poll(() => manifest('?lang=en')).toMatchObject({ name: 'Night Music' })
})

it('says nothing of the house when it is to be neutral', async () => {
  const neutral = await manifest('?lang=zh-CN&neutral=1')
  expect(neutral).toMatchObject({ name: '笔记', short_name: '笔记' })
  expect(JSON.stringify(neutral)).not.toMatch(/夜曲|nocturne|成年/i)
  expect(await manifest('?lang=en&neutral=1')).toMatchObject({ name: 'Notes' })
})

it('is the same app in every form, so that a phone changes what it has', async () => {
  const forms = await Promise.all(['', '?lang=en', '?neutral=1'].map(manifest))
  for (const form of forms) expect(form).toMatchObject({ id: '/', scope: '/', start_url: '/#/home', display: 'standalone' })
})

it('is a manifest to who checks types, and is asked for again each time', async () => {
  const { headers, statusCode } = await app.inject('/manifest.webmanifest')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': expect.stringMatching(/^application\/manifest\+json/), 'cache-control': 'no-cache' })
})
