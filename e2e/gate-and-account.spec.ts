import { sentenceOf } from '@nocturne/contract/refusals.ts'
import { startStack } from '@nocturne/server/testkit/stack.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { field, passGate, press, problem, readCode, register, saveCode, seeRecord, signOut, submit, trySignIn } from './account-steps.ts'
import { launchBrowser, openPhone } from './browser.ts'
import { wordsOf } from './words.ts'

const { gate, entry, code, record, switches } = wordsOf('zh')
const PASSWORD = 'a long quiet night'
const HOUR_MS = 3_600_000

let stack: Awaited<ReturnType<typeof startStack>>
let browser: Browser
let phones: Awaited<ReturnType<typeof openPhone>>[] = []

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
})

const takePhone = async (options?: BrowserContextOptions) => {
  const phone = await openPhone(browser, options)
  phones.push(phone)
  return phone
}

const REFUSED_CLOCK = /status of 400/

// Nothing red in any console, and no violation of the policy, whatever the test did.
afterEach(async () => {
  const complaints = phones.flatMap((phone) => phone.complaints).filter((text) => !REFUSED_CLOCK.test(text))
  await Promise.all(phones.map((phone) => phone.close()))
  phones = []
  expect(complaints).toEqual([])
})

const callsOf = (page: Page, path: string) => {
  const seen: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(`/api/${path}`)) seen.push(response.status())
  })
  return seen
}

const membersNamed = (username: string) => stack.services.db.read.selectFrom('member').select('id').where('username', '=', username).execute()

test('a person passes the gate, registers, and comes back with the password and with the recovery code', async () => {
  const { page } = await takePhone()
  await passGate(page, stack.url)
  const firstCode = await register(page, '夜航船', PASSWORD)
  await page.getByRole('heading', { name: '夜航船' }).waitFor()

  await signOut(page)
  await trySignIn(page, '夜航船', PASSWORD)
  await seeRecord(page)
  await signOut(page)

  await press(page, entry.tabs.recover)
  await field(page, 'username').fill('夜航船')
  await field(page, 'recovery_code').fill(firstCode.toLowerCase().replaceAll('-', ' '))
  await field(page, 'password').fill('another quiet night')
  await submit(page)
  expect(await saveCode(page)).not.toBe(firstCode)

  await signOut(page)
  await trySignIn(page, '夜航船', PASSWORD)
  expect(await problem(page)).toBe(sentenceOf('login_failed', 'zh-CN'))
  await trySignIn(page, '夜航船', 'another quiet night')
  await seeRecord(page)
})

test('"leave" shows nothing but a way to answer again', async () => {
  const { page } = await takePhone()
  await page.goto(stack.url)
  await press(page, gate.leave)
  await page.getByText(gate.left).waitFor()
  await page.reload()
  await page.getByText(gate.left).waitFor()
  expect(await page.getByRole('button').allTextContents()).toEqual([gate.again])
  expect(await page.getByRole('textbox').count()).toBe(0)
  await press(page, gate.again)
  await press(page, gate.yes)
  await field(page, 'username').waitFor()
})

test('terms and privacy can be read before the answer', async () => {
  const { page } = await takePhone()
  await page.goto(stack.url)
  await press(page, gate.terms)
  await page.getByRole('dialog').getByText('18 周岁').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(page, gate.privacy)
  await page.getByRole('dialog', { name: gate.privacy }).waitFor()
})

test('a taken name and a weak password are told under their fields', async () => {
  const { page } = await takePhone()
  await passGate(page, stack.url)
  await press(page, entry.tabs.register)
  await submit(page)
  expect(await page.getByRole('alert').allTextContents()).toEqual([entry.needed.username, entry.needed.password])
  await field(page, 'username').fill('demo')
  await field(page, 'password').fill('12345678')
  await submit(page)
  await page.getByText(sentenceOf('password_weak', 'zh-CN')).waitFor()
  await field(page, 'password').fill(PASSWORD)
  await submit(page)
  await page.getByText(sentenceOf('name_taken', 'zh-CN')).waitFor()
  expect(await field(page, 'username').getAttribute('aria-invalid')).toBe('true')
})

test('a double tap on register makes one account', async () => {
  const { page } = await takePhone()
  let sent = 0
  await page.route('**/api/users/register_account', async (route) => {
    sent += 1
    await page.waitForTimeout(500)
    await route.continue()
  })
  await passGate(page, stack.url)
  await press(page, entry.tabs.register)
  await field(page, 'username').fill('twice')
  await field(page, 'password').fill(PASSWORD)
  // Two taps before the page could draw anything.
  await page.locator('button[type=submit]').evaluate((button: { click(): void }) => {
    button.click()
    button.click()
  })
  await page.waitForTimeout(300)
  expect(sent).toBe(1)
  await page.getByText(code.title).waitFor()
  expect(await membersNamed('twice')).toHaveLength(1)
})

test('a reload keeps the session, and the recovery code until it is saved', async () => {
  const { page } = await takePhone()
  await passGate(page, stack.url)
  await press(page, entry.tabs.register)
  await field(page, 'username').fill('reloader')
  await field(page, 'password').fill(PASSWORD)
  await submit(page)
  const shown = await readCode(page)
  await page.reload()
  expect(await saveCode(page)).toBe(shown)
  await page.reload()
  await seeRecord(page)
  expect(await page.getByText(shown).count()).toBe(0)
})

test('language and theme are chosen on the page and stay', async () => {
  const { page } = await takePhone({ colorScheme: 'light' })
  const background = () => page.evaluate<string>('getComputedStyle(document.querySelector("main")).backgroundColor')
  await passGate(page, stack.url)
  const light = await background()
  await press(page, switches.dark)
  await press(page, switches.language)
  await page.getByRole('heading', { name: wordsOf('en').entry.welcome.signIn }).waitFor()
  await trySignIn(page, 'nobody-here', 'wrong password')
  expect(await problem(page)).toBe(sentenceOf('login_failed', 'en'))
  await page.reload()
  await page.getByRole('heading', { name: wordsOf('en').entry.welcome.signIn }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.title()).toBe('Nocturne')
  expect(await background()).not.toBe(light)
})

test('an ended session leads back to sign in, a lost gate back to the gate', async () => {
  const { page } = await takePhone()
  await passGate(page, stack.url)
  await register(page, 'two-phones', PASSWORD)
  const { page: other } = await takePhone()
  await passGate(other, stack.url)
  await trySignIn(other, 'two-phones', PASSWORD)
  await seeRecord(other)

  const end = other.getByRole('button', { name: record.endThis('Chrome · Linux') })
  await end.click()
  await end.waitFor({ state: 'detached' })
  await page.reload()
  await field(page, 'username').waitFor()

  await trySignIn(page, 'two-phones', PASSWORD)
  await seeRecord(page)
  const devices = await stack.services.db.write.deleteFrom('device').returning('id').execute()
  for (const { id } of devices) await stack.services.bus.publish({ topic: 'age_decision', device: id })
  await page.getByRole('button', { name: record.endThis('Chrome · Linux') }).click()
  await press(page, gate.yes)
  await seeRecord(page)
})

test.each([HOUR_MS, -HOUR_MS])('a device whose clock is off by %d ms still works', async (offset) => {
  const { context, page } = await takePhone()
  await context.addInitScript(`const now = Date.now; Date.now = () => now() + (${offset})`)
  const calls = callsOf(page, 'home/getConfig')
  await passGate(page, stack.url)
  await trySignIn(page, stack.login.username, stack.login.password)
  await seeRecord(page)
  expect(calls).toEqual([400, 200])
})

test('after many failures a challenge is solved without a word', async () => {
  const { page } = await takePhone()
  await passGate(page, stack.url)
  await register(page, 'forgetful', PASSWORD)
  await signOut(page)
  const calls = callsOf(page, 'users/login_account')
  const answered = () => page.waitForFunction('document.querySelector("button[type=submit]").disabled === false')
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await trySignIn(page, 'forgetful', `wrong ${attempt}`)
    await page.getByText(sentenceOf('login_failed', 'zh-CN')).waitFor()
    await answered()
  }
  const before = calls.length
  await trySignIn(page, 'forgetful', PASSWORD)
  await seeRecord(page)
  expect(calls.length - before).toBe(2)
})

test('without a connection the page says so and tries again', async () => {
  const { context, page, complaints } = await takePhone()
  await context.route('**/api/**', (route) => route.abort())
  await page.goto(stack.url)
  await page.getByRole('alert').waitFor()
  await context.unrouteAll()
  complaints.length = 0
  await press(page, wordsOf('zh').retry)
  await page.getByText(gate.question).waitFor()
})
