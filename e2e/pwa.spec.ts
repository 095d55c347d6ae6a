import { startStack } from '@nocturne/server/testkit/stack.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { texts } from '../web/src/app/texts.ts'
import { launchBrowser, openPhone } from './browser.ts'
import { publishBuild } from './published-build.ts'

const { update, offline } = texts['zh-CN']
// What the browser itself says of a missing network and of doors that do not open.
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/

let published: Awaited<ReturnType<typeof publishBuild>>
let stack: Awaited<ReturnType<typeof startStack>>
let browser: Browser
let phone: Awaited<ReturnType<typeof openPhone>>

beforeAll(async () => {
  published = await publishBuild()
  ;[stack, browser] = await Promise.all([startStack({ LOG_LEVEL: 'silent' }, published), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
  await published.remove()
})
beforeEach(async () => {
  phone = await openPhone(browser)
})
afterEach(async () => {
  await phone.close()
  expect(phone.complaints.filter((text) => !EXPECTED.test(text))).toEqual([])
})

const seeApp = (page: Page) => page.getByText('夜曲').first().waitFor()

/** Opens the app and waits until its worker has everything. */
const visit = async () => {
  const { page } = phone
  await page.goto(stack.url)
  await seeApp(page)
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
  return page
}

/** The same, under the worker's eyes. */
const visitAgain = async () => {
  const page = await visit()
  await page.reload()
  await seeApp(page)
  expect(await page.evaluate('navigator.serviceWorker.controller.state')).toBe('activated')
  return page
}

/** As a phone does when somebody takes it up again. */
const comeBack = (page: Page) => page.evaluate("void document.dispatchEvent(new Event('visibilitychange'))")

const seeGeneration = (page: Page, generation: string) => page.locator(`html[data-generation=${generation}]`).waitFor({ state: 'attached' })
const generationOf = (page: Page) => page.evaluate<string>("document.documentElement.dataset.generation ?? 'first'")
const waitingWorker = (page: Page) => page.evaluate<string | null>('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting && waiting.state)')

const KEPT_FILES = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((requests) => requests.flat().map(({ url }) => url.slice(location.origin.length)))`
const keptFiles = (page: Page) => page.evaluate<string[]>(KEPT_FILES)

test('without a network the app opens as it was left', async () => {
  const page = await visit()
  await phone.context.setOffline(true)
  expect(await page.evaluate("fetch('/ping.txt').then(() => 'answered', () => 'no network')")).toBe('no network')
  const response = await page.reload()
  expect(response?.fromServiceWorker()).toBe(true)
  await seeApp(page)
  await page.getByText(offline).waitFor()
  expect(await page.evaluate("document.getElementById('app').textContent")).toContain('"wire"')
  await phone.context.setOffline(false)
  await page.getByText(offline).waitFor({ state: 'detached' })
})

test('a server that fails is no reason to show nothing', async () => {
  const page = await visitAgain()
  const giveBack = await published.takeAwayPage()
  expect((await fetch(stack.url)).status).toBe(500)
  await page.reload()
  await seeApp(page)
  await giveBack()
})

test('what is not the app’s own goes past the worker', async () => {
  const page = await visitAgain()
  const paths = ['/media/x.webp', '/upload/image', '/pay/callback', '/s/video/1', '/takedown', '/admin/', '/ws', '/metrics', '/healthz', '/latest.json', '/ping.txt', '/manifest.webmanifest', '/api/home/getConfig']
  const byWorker = new Map<string, boolean>()
  page.on('response', (response) => byWorker.set(new URL(response.url()).pathname, response.fromServiceWorker()))
  await page.evaluate((all) => Promise.all(all.map((path) => fetch(path))), [...paths, '/app.json'])
  expect(Object.fromEntries(byWorker)).toEqual({ ...Object.fromEntries(paths.map((path) => [path, false])), '/app.json': true })
  for (const path of ['/takedown', '/admin/', '/s/video/1?from=share']) {
    const response = await page.goto(stack.url + path)
    expect([path, response?.status(), response?.fromServiceWorker()]).toEqual([path, 404, false])
  }
})

test('the browser finds nothing that keeps the app from being installed, in either language', async () => {
  const page = await visit()
  const cdp = await phone.context.newCDPSession(page)
  const manifest = async () => {
    const { data, errors } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    return JSON.parse(data ?? '{}') as { name: string; icons: { src: string }[] }
  }
  expect(await manifest()).toMatchObject({ name: '夜曲', lang: 'zh-CN' })
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A test's browser window is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect.poll(manifest).toMatchObject({ name: 'Nocturne', lang: 'en' })
  for (const { src } of (await manifest()).icons) expect((await fetch(stack.url + src)).headers.get('content-type')).toBe('image/png')
})

test('a new build waits until the person agrees, then runs in the same place', async () => {
  const page = await visitAgain()
  const filesBefore = await keptFiles(page)
  await published.publishNext('second')
  await comeBack(page)
  await page.getByText(update.text).waitFor()
  expect(await generationOf(page)).toBe('first')
  expect(await waitingWorker(page)).toBe('installed')

  const place = page.url()
  await page.getByRole('button', { name: update.accept }).click()
  await seeGeneration(page, 'second')
  await seeApp(page)
  expect(page.url()).toBe(place)
  expect(await page.getByText(update.text).count()).toBe(0)
  expect(await waitingWorker(page)).toBeNull()

  const filesAfter = await keptFiles(page)
  const replaced = filesBefore.filter((file) => !filesAfter.includes(file))
  expect(replaced).toEqual(filesBefore.filter((file) => file.startsWith('/?') || file.endsWith('.js')))
  expect(filesAfter).toHaveLength(filesBefore.length)
  await phone.context.setOffline(true)
  await page.reload()
  await seeGeneration(page, 'second')
  await seeApp(page)
})

test('a second tab is not reloaded under the person’s hands, but asked', async () => {
  const page = await visitAgain()
  const other = await phone.context.newPage()
  await other.goto(stack.url)
  await seeApp(other)
  const before = await generationOf(other)
  await published.publishNext('third')
  await comeBack(page)
  await page.getByRole('button', { name: update.accept }).click()
  await seeGeneration(page, 'third')
  await other.getByText(update.text).waitFor()
  expect(await generationOf(other)).toBe(before)
  await other.getByRole('button', { name: update.accept }).click()
  await seeGeneration(other, 'third')
})

test('who comes after the deployment has the new build and is not asked', async () => {
  const page = await visitAgain()
  await published.publishNext('fourth')
  await page.reload()
  await seeGeneration(page, 'fourth')
  await comeBack(page)
  await page.waitForTimeout(500)
  expect(await page.getByText(update.text).count()).toBe(0)
})
