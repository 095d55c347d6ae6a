import { sentenceOf } from '@nocturne/contract/refusals.ts'
import { expect, test } from 'vitest'
import { field, fillRegistration, openLogin, openSettings, passGate, press, problem, readCode, register, row, saveCode, seeMe, seeTabBar, signInAs, signOut, submit, trySignIn } from './account-steps.ts'
import { callsOf, prepareJourney } from './journey.ts'
import { wordsOf } from './words.ts'

const { gate, entry, code, house, my, settings, skip, ui, profile } = wordsOf('zh')
const PASSWORD = 'a long quiet night'
const HOUR_MS = 3_600_000

// A refused clock is told by the browser as well as by us.
const { stack, takePhone } = prepareJourney({ expected: /status of 400/ })

const membersNamed = (username: string) => stack().services.db.read.selectFrom('member').select('id').where('username', '=', username).execute()

test('a person passes the gate, registers, and comes back with the password and with the recovery code', async () => {
  const { page } = await takePhone()
  await passGate(page, stack().url)
  const firstCode = await register(page, '夜航船', PASSWORD)
  await page.getByRole('heading', { name: '夜航船' }).waitFor()

  await signOut(page)
  await signInAs(page, '夜航船', PASSWORD)
  await signOut(page)

  await openLogin(page)
  await press(page, entry.tabs.recover)
  await field(page, 'username').fill('夜航船')
  await field(page, 'recovery_code').fill(firstCode.toLowerCase().replaceAll('-', ' '))
  await field(page, 'password').fill('another quiet night')
  await submit(page)
  expect(await saveCode(page)).not.toBe(firstCode)

  await signOut(page)
  await openLogin(page)
  await trySignIn(page, '夜航船', PASSWORD)
  expect(await problem(page)).toBe(sentenceOf('login_failed', 'zh-CN'))
  await trySignIn(page, '夜航船', 'another quiet night')
  await seeMe(page)
})

test('"leave" shows nothing but a way to answer again', async () => {
  const { page } = await takePhone()
  await page.goto(stack().url)
  await press(page, gate.leave)
  await page.getByText(gate.left).waitFor()
  await page.reload()
  await page.getByText(gate.left).waitFor()
  expect(await page.getByRole('button').allTextContents()).toEqual([gate.again])
  expect(await page.getByRole('textbox').count()).toBe(0)
  await press(page, gate.again)
  await press(page, gate.yes)
  await seeTabBar(page)
})

test('terms and privacy can be read before the answer', async () => {
  const { page } = await takePhone()
  await page.goto(stack().url)
  await press(page, house.terms)
  await page.getByRole('dialog').getByText('18 周岁').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(page, house.privacy)
  await page.getByRole('dialog', { name: house.privacy }).waitFor()
  await press(page, ui.close)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(gate.question).waitFor()
})

test('a link that was opened first is opened behind the gate; a page for members asks to sign in and is come back to', async () => {
  const { page } = await takePhone()
  await page.goto(`${stack().url}/#/myedit`)
  await press(page, gate.yes)
  await page.getByText(ui.signInFirst).waitFor()
  await press(page, ui.signIn)
  await trySignIn(page, stack().login.username, stack().login.password)
  await row(page, profile.nickname).waitFor()
  expect(page.url()).toBe(`${stack().url}/#/myedit`)
})

test('an advert is shown first, for three seconds or until it is skipped, and once per visit', async () => {
  const { page } = await takePhone()
  const { db } = stack().services
  const [now, later] = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS)]
  const advert = await db.write
    .insertInto('ad')
    .values({ position: 'splash', zh: '今晚的片单', en: 'Tonight', url: '/my', to_type: 2, type: 0, sort: 1, starts_at: now, ends_at: later })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    await stack().services.bus.publish({ topic: 'content' })
    await page.goto(stack().url)
    await press(page, gate.yes)
    await page.getByText('今晚的片单').waitFor()
    await page.getByRole('button', { name: skip }).click()
    await seeTabBar(page)
    await page.reload()
    await seeTabBar(page)
    expect(await page.getByText('今晚的片单').count()).toBe(0)
    const nextVisit = await page.context().newPage()
    await nextVisit.goto(stack().url)
    await nextVisit.getByText('今晚的片单').waitFor()
    await seeTabBar(nextVisit)
  } finally {
    await db.write.deleteFrom('ad').where('id', '=', advert.id).execute()
    await stack().services.bus.publish({ topic: 'content' })
  }
})

test('a taken name, a weak password and a missing consent are told under their fields', async () => {
  const { page } = await takePhone()
  await passGate(page, stack().url)
  await openLogin(page)
  await press(page, entry.tabs.register)
  await submit(page)
  expect(await page.getByRole('alert').allTextContents()).toEqual([entry.needed.username, entry.needed.password, entry.needed.consent])
  await fillRegistration(page, 'demo', '12345678')
  await submit(page)
  await page.getByText(sentenceOf('password_weak', 'zh-CN')).waitFor()
  await field(page, 'password').fill(PASSWORD)
  await submit(page)
  await page.getByText(sentenceOf('name_taken', 'zh-CN')).waitFor()
  expect(await field(page, 'username').getAttribute('aria-invalid')).toBe('true')
})

test('the invitation of a link waits in the form', async () => {
  const { page } = await takePhone()
  await page.goto(`${stack().url}/?incode=NIGHT7`)
  await press(page, gate.yes)
  await seeTabBar(page)
  await openLogin(page)
  expect(await field(page, 'invite_code').inputValue()).toBe('NIGHT7')
})

test('a double tap on register makes one account', async () => {
  const { page } = await takePhone()
  let sent = 0
  await page.route('**/api/users/register_account', async (route) => {
    sent += 1
    await page.waitForTimeout(500)
    await route.continue()
  })
  await passGate(page, stack().url)
  await openLogin(page)
  await fillRegistration(page, 'twice', PASSWORD)
  // Two taps before the page could draw anything.
  await page.locator('button[type=submit]').evaluate((button: { click(): void }) => {
    button.click()
    button.click()
  })
  await page.waitForTimeout(300)
  expect(sent).toBe(1)
  await page.getByRole('heading', { name: code.title }).waitFor()
  expect(await membersNamed('twice')).toHaveLength(1)
})

test('a reload keeps the session, and the recovery code until it is saved', async () => {
  const { page } = await takePhone()
  await passGate(page, stack().url)
  await openLogin(page)
  await fillRegistration(page, 'reloader', PASSWORD)
  await submit(page)
  const shown = await readCode(page)
  await page.reload()
  expect(await saveCode(page)).toBe(shown)
  await page.reload()
  await seeMe(page)
  expect(await page.getByText(shown).count()).toBe(0)
})

test('an ended session ends here too, a lost gate leads to the gate and back', async () => {
  const { page } = await takePhone()
  await passGate(page, stack().url)
  await register(page, 'two-phones', PASSWORD)
  const { page: other } = await takePhone()
  await passGate(other, stack().url)
  await signInAs(other, 'two-phones', PASSWORD)

  await openSettings(other)
  await row(other, settings.account.sessions).click()
  const end = other.getByRole('button', { name: settings.sessions.endThis('Chrome · Linux') })
  await end.click()
  await end.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: my.guest.signIn }).waitFor()

  await signInAs(page, 'two-phones', PASSWORD)
  const devices = await stack().services.db.write.deleteFrom('device').returning('id').execute()
  for (const { id } of devices) await stack().services.bus.publish({ topic: 'age_decision', device: id })
  await openSettings(page)
  await row(page, settings.account.sessions).click()
  await press(page, gate.yes)
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor()
})

test.each([HOUR_MS, -HOUR_MS])('a device whose clock is off by %d ms still works', async (offset) => {
  const { context, page } = await takePhone()
  await context.addInitScript(`const now = Date.now; Date.now = () => now() + (${offset})`)
  const calls = callsOf(page, 'home/getConfig')
  await passGate(page, stack().url)
  expect(calls).toEqual([400, 200])
  await signInAs(page, stack().login.username, stack().login.password)
})

test('after many failures a challenge is solved without a word', async () => {
  const { page } = await takePhone()
  await passGate(page, stack().url)
  await register(page, 'forgetful', PASSWORD)
  await signOut(page)
  await openLogin(page)
  const calls = callsOf(page, 'users/login_account')
  const answered = () => page.waitForFunction('document.querySelector("button[type=submit]").disabled === false')
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await trySignIn(page, 'forgetful', `wrong ${attempt}`)
    await page.getByText(sentenceOf('login_failed', 'zh-CN')).waitFor()
    await answered()
  }
  const before = calls.length
  await trySignIn(page, 'forgetful', PASSWORD)
  await seeMe(page)
  expect(calls.length - before).toBe(2)
})

test('without a connection the page says so and tries again', async () => {
  const { context, page, complaints } = await takePhone()
  await context.route('**/api/**', (route) => route.abort())
  await page.goto(stack().url)
  await page.getByRole('alert').waitFor()
  await context.unrouteAll()
  complaints.length = 0
  await press(page, ui.retry)
  await page.getByText(gate.question).waitFor()
})
