// The page stack in a real browser, under the shipped policy: every page is found exactly as it was left.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '@nocturne/server/testkit/stack.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildWeb } from '../scripts/build.ts'
import { launchBrowser, openPhone } from './browser.ts'

// The page of all parts shows what a missing picture looks like.
const BROKEN_PICTURE = /status of 404/
const root = join(import.meta.dirname, '..')
let work: string
let stack: Awaited<ReturnType<typeof startStack>>
let browser: Browser
let phone: Awaited<ReturnType<typeof openPhone>>
let page: Page

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'nocturne-parts-'))
  const dist = join(work, 'dist')
  await buildWeb({ webDir: join(root, 'web'), workDir: work, outDir: dist, mode: 'parts' })
  ;[stack, browser] = await Promise.all([startStack({ LOG_LEVEL: 'silent' }, { dist }), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await stack.stop()
  await rm(work, { recursive: true, force: true })
})
beforeEach(async () => {
  phone = await openPhone(browser, { serviceWorkers: 'block' })
  page = phone.page
  await page.goto(stack.url)
  await page.getByRole('button', { name: '我已年满 18 周岁' }).click()
  await page.getByRole('navigation').waitFor()
})
afterEach(async () => {
  await phone.close()
  expect(phone.complaints.filter((text) => !BROKEN_PICTURE.test(text))).toEqual([])
})

const onTop = '.page:not([style*="none"])'

/** The policy forbids the page to evaluate texts by itself, so the question is asked from outside until it holds. */
const until = (question: string) => expect.poll(() => page.evaluate<boolean>(question), { timeout: 10_000, interval: 20 }).toBe(true)

/** Opens a link as a tap in the app would: on top of what is open. */
const open = async (link: string) => {
  await page.evaluate(`void (location.hash = ${JSON.stringify(link)})`)
  await page.locator(`${onTop}[data-link=${JSON.stringify(link)}]`).waitFor()
}
const top = () => page.evaluate<number>(`document.querySelector('${onTop}').scrollTop`)
const openNames = () => page.evaluate<number>("document.querySelectorAll('.page').length")
const back = () => page.evaluate('void history.back()')

describe('a page that was left', () => {
  test('stands at the same pixel, row by row', async () => {
    await open('/parts?view=list')
    await page.getByRole('button', { name: 'Row 1', exact: false }).first().waitFor()
    await page.evaluate(`document.querySelector('${onTop}').scrollTo(0, 30017)`)
    // Tapped by its place: a click on the element itself would scroll it into full view first.
    const rowAt = "document.elementFromPoint(195, 430).closest('button')"
    await until(`/Row 4\\d\\d/.test(${rowAt}.innerText)`)
    const look = () => page.evaluate<object>(`({ row: ${rowAt}.innerText, box: ${rowAt}.getBoundingClientRect().top })`)
    const before = { top: await top(), look: await look() }
    await page.touchscreen.tap(195, 430)
    await page.getByRole('heading', { name: /^Row 4\d\d$/ }).waitFor()
    expect(await top()).toBe(0)
    await page.getByRole('button', { name: '返回' }).last().click()
    await page.getByRole('heading', { name: '2,000 rows' }).waitFor()
    expect({ top: await top(), look: await look() }).toEqual(before)
  })

  test('keeps a half-typed form, also the part that only the browser knows', async () => {
    await open('/parts?view=form')
    await page.getByLabel('姓名').fill('林间')
    await page.getByLabel('Remark').fill('half a sen')
    await open('/setting')
    await open('/parts?view=list')
    await back()
    await back()
    await page.getByRole('heading', { name: 'A form' }).waitFor()
    expect(await page.getByLabel('姓名').inputValue()).toBe('林间')
    expect(await page.getByLabel('Remark').inputValue()).toBe('half a sen')
  })

  test('pauses its video and goes on with it', async () => {
    await open('/parts?view=video')
    await until("(document.querySelector('video')?.currentTime ?? 0) > 0.2")
    await open('/my')
    const left = await page.evaluate<{ paused: boolean; at: number }>("({ paused: document.querySelector('video').paused, at: document.querySelector('video').currentTime })")
    expect(left.paused).toBe(true)
    await page.waitForTimeout(400)
    expect(await page.evaluate("document.querySelector('video').currentTime")).toBe(left.at)
    await back()
    await until("!document.querySelector('video').paused")
  })

  test('is another page for another thing: row 7 and row 8 are both kept', async () => {
    await open('/parts?view=detail&n=7')
    await page.evaluate(`document.querySelector('${onTop}').scrollTo(0, 333)`)
    await page.waitForTimeout(50)
    await open('/parts?view=detail&n=8')
    expect(await top()).toBe(0)
    await back()
    await page.getByRole('heading', { name: 'Row 7' }).waitFor()
    expect(await top()).toBe(333)
  })
})

describe('Back', () => {
  test('closes what lies over the page before it leaves the page', async () => {
    await open('/parts')
    await page.getByRole('button', { name: 'Sheet', exact: true }).click()
    await page.getByRole('dialog', { name: 'Theme' }).waitFor()
    await back()
    await page.getByRole('dialog', { name: 'Theme' }).waitFor({ state: 'detached' })
    await until("location.hash === '#/parts'")
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByRole('alertdialog').waitFor()
    await back()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await until("location.hash === '#/parts'")
    await back()
    await page.waitForURL(/#\/home/)
  })

  test('is also a swipe from the left edge, far or fast enough', async () => {
    await open('/setting')
    const client = await phone.context.newCDPSession(page)
    const swipe = async (to: number, ms: number) => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 4, y: 400 }] })
      for (let step = 1; step <= 8; step += 1) {
        await page.waitForTimeout(ms / 8)
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 4 + (to * step) / 8, y: 400 }] })
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(40, 900)
    await page.waitForTimeout(300)
    expect(page.url()).toContain('#/setting')
    await swipe(300, 200)
    await page.waitForURL(/#\/home/)
  })
})

describe('the stack', () => {
  test('keeps fifty pages and no more', async () => {
    for (let n = 1; n <= 60; n += 1) await open(`/parts?view=detail&n=${n}`)
    expect(await openNames()).toBe(50)
  })

  test('does not grow: 200 openings leave the heap within 20 % of lap one', { timeout: 120_000 }, async () => {
    const client = await phone.context.newCDPSession(page)
    const heap = async () => {
      for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage')
      return (await client.send('Runtime.getHeapUsage')).usedSize
    }
    const lap = async (from: number) => {
      for (let n = from; n < from + 50; n += 1) await open(`/parts?view=detail&n=${n}`)
    }
    await lap(0)
    const first = await heap()
    for (let round = 1; round < 4; round += 1) await lap(round * 50)
    const last = await heap()
    console.log(`heap: ${(first / 1e6).toFixed(1)} MB after lap one, ${(last / 1e6).toFixed(1)} MB after 200 pages`)
    expect(last).toBeLessThan(first * 1.2)
  })
})

describe('an unknown place', () => {
  test.each(['/nothing/here', '/player', '/chat/room'])('%s says so and leads home', async (path) => {
    await page.evaluate(`void (location.hash = '${path}')`)
    await page.getByRole('heading', { name: `Page Not Found: ${path}` }).waitFor()
    await page.getByRole('button', { name: '回到首页' }).click()
    await page.waitForURL(/#\/home/)
  })
})
