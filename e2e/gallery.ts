// npm run gallery: a picture of every real screen, and one sheet with all of them.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startStack } from '@nocturne/server/testkit/stack.ts'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPhone } from './browser.ts'
import { contactSheet, type Picture } from './contact-sheet.ts'
import { screens, type Look } from './gallery-screens.ts'

const FOLDER = join(import.meta.dirname, '../.gallery')
const BOTH: Look[] = [
  { language: 'zh', theme: 'light' },
  { language: 'en', theme: 'dark' },
]
const OTHERS: Look[] = [
  { language: 'zh', theme: 'dark' },
  { language: 'en', theme: 'light' },
]

const PHONE_WIDTH = 390
const PHONE_HEIGHT = 844
const OPEN_PAGE = '[data-page]:not([style*="display: none"])'

/** The document itself never scrolls: a page that is longer than the phone is shown on a longer one. */
const heightOf = (page: Page) =>
  page.evaluate<number>(`document.querySelector('dialog[open], [inert]') ? ${PHONE_HEIGHT} : Math.max(${PHONE_HEIGHT}, document.querySelector('${OPEN_PAGE}')?.scrollHeight ?? 0)`)

type Stack = Awaited<ReturnType<typeof startStack>>

const takePictures = async (browser: Browser, stack: Stack, look: Look): Promise<Picture[]> => {
  const title = `${look.language} ${look.theme}`
  const phone = await openPhone(browser, { colorScheme: look.theme })
  const pictures: Picture[] = []
  const picture = async (name: string) => {
    const path = join(FOLDER, `${look.language}-${look.theme}-${String(pictures.length + 1).padStart(2, '0')}-${name}.png`)
    // A sheet or a toast that is still moving would be a blur.
    await phone.page.waitForTimeout(400)
    await phone.page.setViewportSize({ width: PHONE_WIDTH, height: await heightOf(phone.page) })
    await phone.page.screenshot({ path })
    await phone.page.setViewportSize({ width: PHONE_WIDTH, height: PHONE_HEIGHT })
    pictures.push({ title: `${title} · ${name}`, data: await readFile(path) })
  }
  await screens({ page: phone.page, url: stack.url, demo: stack.login, look, picture })
  await phone.close()
  return pictures
}

const looks = process.argv.includes('--all') ? [...BOTH, ...OTHERS] : BOTH

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const stack = await startStack()
const HOUR_MS = 3_600_000
const running = { starts_at: new Date(Date.now() - HOUR_MS), ends_at: new Date(Date.now() + HOUR_MS) }
await stack.services.db.write.insertInto('ad').values({ position: 'splash', zh: '今晚，一起看海', en: 'Tonight, by the sea', url: '/my', to_type: 2, ...running }).execute()
await stack.services.bus.publish({ topic: 'content' })
const browser = await launchBrowser()
try {
  const pictures: Picture[] = []
  for (const look of looks) pictures.push(...(await takePictures(browser, stack, look)))
  await writeFile(join(FOLDER, 'contact-sheet.png'), await contactSheet(browser, pictures))
  console.log(`${pictures.length} pictures and contact-sheet.png are in .gallery`)
} finally {
  await browser.close()
  await stack.stop()
}
