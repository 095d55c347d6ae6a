import type { Page } from 'playwright-core'
import { wordsOf } from './words.ts'

type Words = ReturnType<typeof wordsOf>
const zh = wordsOf('zh')

type FieldName = 'username' | 'password' | 'recovery_code' | 'invite_code' | 'consent' | 'old'

export const field = (page: Page, name: FieldName) => page.locator(`input[name=${name}]:visible`)
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const submit = (page: Page) => page.locator('button[type=submit]:visible').click()
export const problem = async (page: Page) => (await page.getByRole('alert').textContent()) ?? ''
/** A row begins with its label; its value follows. */
export const row = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) })

export const openTab = (page: Page, tab: keyof Words['app']['tabs'], words = zh) =>
  page.getByRole('navigation', { name: words.app.tabBar }).getByRole('button', { name: words.app.tabs[tab], exact: true }).click()

export const seeTabBar = (page: Page, words = zh) => page.getByRole('navigation', { name: words.app.tabBar }).waitFor()

export const passGate = async (page: Page, url: string) => {
  await page.goto(url)
  await press(page, zh.gate.yes)
  await seeTabBar(page)
}

/** From anywhere with a tab bar to the forms. */
export const openLogin = async (page: Page, words = zh) => {
  await openTab(page, '/my', words)
  await press(page, words.my.guest.signIn)
  await field(page, 'username').waitFor()
}

export const seeMe = (page: Page, words = zh) => page.getByText(words.my.counts.followers, { exact: true }).waitFor()

export const readCode = async (page: Page) => (await page.getByRole('status', { name: zh.code.label }).textContent()) ?? ''

/** Takes the code from the page as a person would, and says that it is safe. */
export const saveCode = async (page: Page) => {
  const shown = await readCode(page)
  await page.getByRole('checkbox').check()
  await press(page, zh.code.go)
  await seeMe(page)
  return shown
}

export const fillRegistration = async (page: Page, username: string, password: string) => {
  await page.getByRole('group', { name: zh.entry.ways }).getByRole('button', { name: zh.entry.tabs.register }).click()
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await field(page, 'consent').check()
}

export const register = async (page: Page, username: string, password: string) => {
  await openLogin(page)
  await fillRegistration(page, username, password)
  await submit(page)
  return saveCode(page)
}

export const trySignIn = async (page: Page, username: string, password: string) => {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await submit(page)
}

export const signInAs = async (page: Page, username: string, password: string) => {
  await openLogin(page)
  await trySignIn(page, username, password)
  await seeMe(page)
}

export const openSettings = async (page: Page, words = zh) => {
  await page.getByRole('button', { name: words.my.tools['/setting'], exact: true }).click()
  await page.getByRole('heading', { name: words.settings.title, exact: true }).waitFor()
}

/** Ends on the home tab, as a guest. */
export const signOut = async (page: Page) => {
  await openSettings(page)
  await press(page, zh.settings.signOut)
  await page.getByRole('alertdialog').getByRole('button', { name: zh.settings.signOut }).click()
  await seeTabBar(page)
}
