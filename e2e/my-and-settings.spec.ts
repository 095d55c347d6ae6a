import { sentenceOf } from '@nocturne/contract/refusals.ts'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, openLogin, openSettings, openTab, passGate, press, readCode, register, row, seeMe, seeTabBar, signInAs, signOut, submit, trySignIn } from './account-steps.ts'
import { callsOf, prepareJourney } from './journey.ts'
import { wordsOf } from './words.ts'

const zh = wordsOf('zh')
const en = wordsOf('en')
const { my, profile, settings, ui, apps } = zh
const PASSWORD = 'a long quiet night'

// What the tests break on purpose, and the icon that a text file does not have.
const { stack, takePhone } = prepareJourney({ expected: /status of (404|503)/ })

const newMember = async (name: string) => {
  const phone = await takePhone({ colorScheme: 'light' })
  await passGate(phone.page, stack().url)
  await register(phone.page, name, PASSWORD)
  return phone
}

const openSheet = async (page: Page, label: string) => {
  await row(page, label).click()
  await page.getByRole('dialog').waitFor()
  return page.getByRole('dialog')
}

const sheetGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

const typePin = async (page: Page, pin: string) => {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
}

/** Everything that the device keeps, as it would be read by somebody who finds the phone. */
const KEPT = `(async () => {
  const back = (text) => Array.from(text, (c) => String.fromCodePoint(Math.max(0, c.codePointAt(0) - 3))).join('')
  const found = [localStorage, sessionStorage].flatMap((area) => Object.entries(area).map(([key, value]) => key + '=' + back(value)))
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((resolve) => { const open = indexedDB.open(name); open.onsuccess = () => resolve(open.result) })
    for (const store of db.objectStoreNames) {
      const all = await new Promise((resolve) => { const get = db.transaction(store).objectStore(store).getAll(); get.onsuccess = () => resolve(get.result) })
      found.push(JSON.stringify(all))
    }
    db.close()
  }
  return found.join('\\n') + document.body.innerHTML
})()`

test('the profile is edited field by field; each says that it is saved, or what is wrong', async () => {
  const { page } = await newMember('editor')
  await page.getByRole('button', { name: my.edit }).first().click()

  await openSheet(page, profile.nickname)
  await page.getByLabel(profile.nickname, { exact: true }).last().fill('   ')
  await submit(page)
  await page.getByRole('alert').getByText(profile.nicknameHint).waitFor()
  await page.getByLabel(profile.nickname, { exact: true }).last().fill('林间北 🌙')
  await submit(page)
  await page.getByText(profile.saved).waitFor()
  await sheetGone(page)

  await openSheet(page, profile.city)
  await press(page, '厦门')
  await submit(page)
  await sheetGone(page)
  await openSheet(page, profile.birthday)
  await page.getByLabel(profile.birthday, { exact: true }).last().fill('1990-02-28')
  await submit(page)
  await sheetGone(page)
  await openSheet(page, profile.contact)
  await press(page, profile.kinds.telegram)
  await page.getByRole('textbox', { name: profile.contactValue }).fill('@night')
  await press(page, profile.whos.mutual)
  await submit(page)
  await sheetGone(page)
  await row(page, profile.contact).getByText('Telegram · @night').waitFor()

  await page.route('**/api/member/update', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await openSheet(page, profile.signature)
  await page.getByLabel(profile.signature, { exact: true }).last().fill('在海边听夜曲')
  await submit(page)
  await page.getByRole('alert').waitFor()
  await submit(page)
  await sheetGone(page)

  await press(page, ui.back)
  await page.getByRole('heading', { name: '林间北 🌙' }).waitFor()
  const stored = await stack().services.db.read.selectFrom('member').select(['nickname', 'city', 'signature']).where('username', '=', 'editor').executeTakeFirstOrThrow()
  expect(stored).toEqual({ nickname: '林间北 🌙', city: '厦门', signature: '在海边听夜曲' })
})

test('language, theme and text size are chosen and stay', async () => {
  const { page } = await newMember('chooser')
  const sizeOfTitle = () => page.evaluate<number>('parseFloat(getComputedStyle(document.querySelector("[data-page=\'/setting\'] h1")).fontSize)')
  const background = () => page.evaluate<string>('getComputedStyle(document.querySelector("[data-page=\'/setting\']")).backgroundColor')
  await openSettings(page)
  const [light, usual] = [await background(), await sizeOfTitle()]
  expect(light).toBe('rgb(244, 245, 246)')

  await openSheet(page, settings.look.textSize)
  await press(page, settings.textSizes.huge)
  await press(page, ui.close)
  await sheetGone(page)
  expect(await sizeOfTitle()).toBeCloseTo(usual * 1.3, 0)
  await openSheet(page, settings.look.theme)
  await press(page, settings.themes.dark)
  await sheetGone(page)
  expect(await background()).not.toBe(light)
  await openSheet(page, settings.look.language)
  await press(page, 'English')
  await sheetGone(page)
  await page.getByRole('heading', { name: en.settings.title, exact: true }).waitFor()

  await page.reload()
  await page.getByRole('heading', { name: en.settings.title, exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.title()).toBe('Nocturne')
  expect(await background()).not.toBe(light)
  expect(await sizeOfTitle()).toBeCloseTo(usual * 1.3, 0)
})

test('Back closes a sheet first, then leaves the page', async () => {
  const { page } = await newMember('backer')
  await openSettings(page)
  await openSheet(page, settings.look.theme)
  await page.evaluate('history.back()')
  await sheetGone(page)
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor()
  await page.evaluate('history.back()')
  await seeMe(page)
})

test('a PIN locks the app until it is entered, and is taken away with it', async () => {
  const { page } = await newMember('keeper')
  await openSettings(page)
  await openSheet(page, settings.privacy.lock)
  await typePin(page, '2580')
  await typePin(page, '2581')
  await page.getByText(settings.privacy.pinDiffers).waitFor()
  await typePin(page, '2580')
  await typePin(page, '2580')
  await sheetGone(page)
  await row(page, settings.privacy.lock).getByText(settings.privacy.lockOn).waitFor()

  await page.reload()
  await page.getByText(zh.app.lock.title).waitFor()
  await typePin(page, '0000')
  await page.getByText(zh.app.lock.wrong).waitFor()
  await typePin(page, '2580')
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor()

  await openSheet(page, settings.privacy.lock)
  await row(page, settings.privacy.lockRemove).click()
  await typePin(page, '2580')
  await sheetGone(page)
  await page.reload()
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor()
})

test('switches of the device and of the account are kept; a refused one goes back', async () => {
  const { page } = await newMember('switcher')
  await openSettings(page)
  const toggle = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) })
  await toggle(settings.privacy.neutral).click()
  await page.waitForFunction('document.title === "笔记"')
  await toggle(settings.play.dataSaver).click()
  await toggle(settings.notices.kinds.like).click()
  await openSheet(page, settings.notices.quiet)
  await page.getByRole('switch', { name: settings.notices.quietOn }).click()
  await submit(page)
  await sheetGone(page)

  await page.route('**/api/member/update', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await toggle(settings.privacy.showsLikes).click()
  await page.getByRole('status').getByText('服务器').waitFor()
  expect(await toggle(settings.privacy.showsLikes).getAttribute('aria-checked')).toBe('false')

  await page.reload()
  await row(page, settings.notices.quiet).getByText(settings.notices.quietRange(23, 8)).waitFor()
  expect(await page.title()).toBe('笔记')
  expect(await toggle(settings.play.dataSaver).getAttribute('aria-checked')).toBe('true')
  expect(await toggle(settings.notices.kinds.like).getAttribute('aria-checked')).toBe('false')
})

test('the password is changed and the recovery code renewed; the lines are measured', async () => {
  const { page } = await newMember('careful')
  await openSettings(page)
  await openSheet(page, settings.account.password)
  await field(page, 'old').fill('not it at all')
  await field(page, 'password').fill('a newer quiet night')
  await submit(page)
  await page.getByRole('alert').getByText(sentenceOf('password_wrong', 'zh-CN')).waitFor()
  await field(page, 'old').fill(PASSWORD)
  await submit(page)
  await page.getByText(settings.account.passwordDone).waitFor()
  await sheetGone(page)

  await openSheet(page, settings.account.code)
  await field(page, 'password').fill('a newer quiet night')
  await submit(page)
  const code = await readCode(page)
  await page.getByRole('checkbox').check()
  await press(page, zh.code.go)
  await sheetGone(page)

  await openSheet(page, settings.play.line)
  await page.getByText(settings.play.lineName(1)).waitFor()
  await press(page, ui.close)
  await sheetGone(page)
  await press(page, ui.back)
  await signOut(page)
  await openLogin(page)
  await press(page, zh.entry.tabs.recover)
  await field(page, 'username').fill('careful')
  await field(page, 'recovery_code').fill(code)
  await field(page, 'password').fill(PASSWORD)
  await submit(page)
  await page.getByRole('heading', { name: zh.code.title }).waitFor()
})

test('who signs out leaves nothing of theirs on the device', async () => {
  const { page } = await newMember('traceless')
  await page.getByRole('button', { name: my.edit }).first().click()
  await openSheet(page, profile.nickname)
  await page.getByLabel(profile.nickname, { exact: true }).last().fill('无痕的人')
  await submit(page)
  await sheetGone(page)
  await press(page, ui.back)
  await page.getByRole('heading', { name: '无痕的人' }).waitFor()
  const { uid, invite_code } = await stack().services.db.read.selectFrom('member').select(['uid', 'invite_code']).where('username', '=', 'traceless').executeTakeFirstOrThrow()
  const traces = ['traceless', '无痕的人', String(uid), invite_code]
  const found = async () => {
    const kept = await page.evaluate<string>(KEPT)
    return traces.filter((trace) => kept.includes(trace))
  }
  expect(await found()).not.toEqual([])
  expect(await page.evaluate('localStorage.getItem("___USER__OAUTHID") !== null')).toBe(true)
  await signOut(page)
  await page.waitForLoadState('networkidle')
  expect(await found()).toEqual([])
  expect(await page.evaluate('localStorage.getItem("___USER__OAUTHID")')).toBe(null)
  expect(await page.evaluate('localStorage.getItem("device_id") !== null')).toBe(true)
  await page.evaluate('history.back()')
  await page.waitForTimeout(300)
  expect(await found()).toEqual([])
})

test('one’s data is exported as a file, the cache cleared, the account erased', async () => {
  const { page } = await newMember('leaver')
  await openSettings(page)
  await row(page, settings.data.cache).click()
  await page.getByRole('alertdialog').getByRole('button', { name: ui.dialog.confirm }).click()
  await page.getByText(settings.data.cleared).waitFor()

  const downloading = page.waitForEvent('download', { timeout: 30_000 })
  await row(page, settings.data.export).click()
  const download = await downloading
  expect(gunzipSync(await readFile(await download.path())).toString()).toContain('leaver')

  await openSheet(page, settings.data.erase)
  await field(page, 'password').fill('wrong password')
  await submit(page)
  await page.getByRole('alertdialog').getByRole('button', { name: settings.data.eraseGo }).click()
  await page.getByRole('alert').getByText(sentenceOf('password_wrong', 'zh-CN')).waitFor()
  await field(page, 'password').fill(PASSWORD)
  await submit(page)
  await page.getByRole('alertdialog').getByRole('button', { name: settings.data.eraseGo }).click()
  await page.getByText(settings.data.erased).waitFor()
  await seeTabBar(page)
  await openLogin(page)
  await trySignIn(page, 'leaver', PASSWORD)
  await page.getByRole('alert').waitFor()
})

test('the app centre offers what can be opened and counts before it opens', async () => {
  const { page, context } = await takePhone()
  const { db } = stack().services
  await db.write.updateTable('app').set({ url: '/setting' }).where('url', '=', '/promotion').execute()
  await db.write.updateTable('app').set({ url: `${stack().url}/ping.txt` }).where('url', '=', '/creative').execute()
  await passGate(page, stack().url)
  await signInAs(page, stack().login.username, stack().login.password)
  await press(page, my.tools['/app-center'])
  await page.getByRole('heading', { name: apps.title }).waitFor()
  const offered = page.getByRole('main').getByRole('button', { name: /把夜曲|创作中心|邀请|规则/ })
  await offered.first().waitFor()
  expect(await offered.count()).toBe(2)
  const clicks = callsOf(page, 'system/appclick')
  const opening = context.waitForEvent('page')
  await offered.last().click()
  expect((await opening).url()).toContain('/ping.txt')
  await offered.first().click()
  await page.getByRole('heading', { name: settings.title, exact: true }).waitFor()
  expect(clicks).toEqual([200, 200])
  await press(page, ui.back)
  await press(page, ui.back)
  await openTab(page, '/home')
})
