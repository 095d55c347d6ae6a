import type { Page } from 'playwright-core'
import { field, openLogin, openSettings, openTab, row, seeMe, seeTabBar, submit } from './account-steps.ts'
import { wordsOf } from './words.ts'

export interface Look {
  language: 'zh' | 'en'
  theme: 'light' | 'dark'
}

interface Visit {
  page: Page
  url: string
  demo: { username: string; password: string }
  look: Look
  picture(name: string): Promise<void>
}

const wordsFor = ({ look }: Visit) => wordsOf(look.language)
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const closeSheet = (visit: Visit) => tap(visit.page, wordsFor(visit).ui.close)

/** A sheet that a row opens, and nothing of it left behind. */
const sheetBehind = async (visit: Visit, label: string, name: string, look?: () => Promise<void>) => {
  await row(visit.page, label).click()
  await visit.page.getByRole('dialog').waitFor()
  await look?.()
  await visit.picture(name)
  await closeSheet(visit)
  await visit.page.getByRole('dialog').waitFor({ state: 'detached' })
}

const entrance = async (visit: Visit) => {
  const { page, url, look, picture } = visit
  const w = wordsFor(visit)
  await page.route('**/api/**', () => {})
  await page.goto(url)
  await page.getByRole('status').waitFor()
  await picture('connecting')
  await page.unrouteAll()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByRole('alert').waitFor()
  await picture('no-connection')
  await page.unrouteAll()
  await page.reload()
  if (look.language === 'en') await tap(page, 'English')
  await page.getByText(w.gate.question).waitFor()
  await picture('gate')
  await tap(page, w.house.terms)
  await picture('terms')
  await closeSheet(visit)
  await tap(page, w.gate.leave)
  await page.getByText(w.gate.left).waitFor()
  await picture('left')
  await tap(page, w.gate.again)
  await tap(page, w.gate.yes)
  await page.getByRole('button', { name: w.skip }).waitFor()
  await picture('advert')
  await seeTabBar(page, w)
}

const roots = async (visit: Visit) => {
  const { page, picture } = visit
  const w = wordsFor(visit)
  for (const tab of ['/home', '/original', '/community', '/darkweb', '/my'] as const) {
    await openTab(page, tab, w)
    await picture(`tab-${tab.slice(1)}`)
  }
  await page.goto(`${visit.url}/#/nowhere`)
  await page.getByText('Page Not Found').waitFor()
  await picture('404')
  await tap(page, w.app.goHome)
  await openTab(page, '/my', w)
  await openSettings(page, w)
  await picture('setting-guest')
  await tap(page, w.ui.back)
}

const forms = async (visit: Visit) => {
  const { page, picture } = visit
  const w = wordsFor(visit)
  await openLogin(page, w)
  await picture('sign-in')
  await field(page, 'username').fill('nightowl')
  await field(page, 'password').fill('not my password')
  await submit(page)
  await page.getByRole('alert').waitFor()
  await picture('sign-in-wrong')
  await tap(page, w.entry.tabs.recover)
  await picture('recover')
  await tap(page, w.entry.tabs.register)
  await picture('register')
  await field(page, 'username').fill('demo')
  await field(page, 'password').fill('short')
  await submit(page)
  await picture('register-short')
  await field(page, 'password').fill('a long quiet night')
  await field(page, 'consent').check()
  await submit(page)
  await page.getByRole('alert').waitFor()
  await picture('register-taken')
}

const membership = async (visit: Visit) => {
  const { page, look, demo, picture } = visit
  const w = wordsFor(visit)
  await field(page, 'username').fill(`guest-${look.language}-${look.theme}`)
  await submit(page)
  await page.getByRole('heading', { name: w.code.title }).waitFor()
  await picture('recovery-code')
  await page.getByRole('checkbox').check()
  await tap(page, w.code.go)
  await seeMe(page, w)
  await picture('my-new')
  await openSettings(page, w)
  await tap(page, w.settings.signOut)
  await picture('sign-out')
  await page.getByRole('alertdialog').getByRole('button', { name: w.settings.signOut }).click()
  await seeTabBar(page, w)
  await openLogin(page, w)
  await field(page, 'username').fill(demo.username)
  await field(page, 'password').fill(demo.password)
  await submit(page)
  await seeMe(page, w)
  await picture('my')
  await page.route('**/api/users/personal', () => {}, { times: 1 })
  await page.reload()
  await page.waitForTimeout(600)
  await picture('my-waiting')
  await page.unrouteAll()
  await page.reload()
  await seeMe(page, w)
}

const profile = async (visit: Visit) => {
  const { page, picture } = visit
  const w = wordsFor(visit)
  await page.getByRole('button', { name: w.my.edit }).first().click()
  await page.getByRole('heading', { name: w.profile.title }).waitFor()
  await picture('myedit')
  await sheetBehind(visit, w.profile.nickname, 'myedit-nickname', async () => {
    await page.getByLabel(w.profile.nickname, { exact: true }).last().fill('')
    await submit(page)
  })
  await sheetBehind(visit, w.profile.city, 'myedit-city')
  await sheetBehind(visit, w.profile.birthday, 'myedit-birthday')
  await sheetBehind(visit, w.profile.contact, 'myedit-contact')
  await row(page, w.profile.signature).click()
  await submit(page)
  await page.getByText(w.profile.saved).waitFor()
  await picture('myedit-saved')
  await tap(page, w.ui.back)
}

const settings = async (visit: Visit) => {
  const { page, picture } = visit
  const w = wordsFor(visit)
  const { account, look, play, notices, privacy, data, about } = w.settings
  await openSettings(page, w)
  await row(page, account.password).waitFor()
  await picture('setting')
  await sheetBehind(visit, account.password, 'setting-password')
  await sheetBehind(visit, account.code, 'setting-code')
  await sheetBehind(visit, account.sessions, 'setting-sessions')
  await sheetBehind(visit, look.language, 'setting-language')
  await sheetBehind(visit, look.theme, 'setting-theme')
  await sheetBehind(visit, look.textSize, 'setting-text-size')
  await sheetBehind(visit, play.line, 'setting-line')
  await sheetBehind(visit, notices.quiet, 'setting-quiet-hours')
  await sheetBehind(visit, privacy.lock, 'setting-lock')
  await sheetBehind(visit, data.erase, 'setting-erase')
  await sheetBehind(visit, about.licences, 'setting-licences')
  await tap(page, w.ui.back)
  await tap(page, w.my.tools['/app-center'])
  await page.getByRole('heading', { name: w.apps.title }).waitFor()
  await picture('app-center')
  await tap(page, w.ui.back)
}

const locked = async (visit: Visit) => {
  const { page, picture } = visit
  const w = wordsFor(visit)
  await openSettings(page, w)
  await row(page, w.settings.privacy.lock).click()
  await page.keyboard.type('2580')
  await page.getByText(w.settings.privacy.pinAgain).waitFor()
  await page.keyboard.type('2580')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText(w.app.lock.title).waitFor()
  await picture('locked')
}

/** Every real screen and state, in the order in which a person meets them. */
export const screens = async (visit: Visit) => {
  await entrance(visit)
  await roots(visit)
  await forms(visit)
  await membership(visit)
  await profile(visit)
  await settings(visit)
  await locked(visit)
}
