import type { Page } from 'playwright-core'
import { wordsOf } from './words.ts'

const { gate, entry, code, record } = wordsOf('zh')

type FieldName = 'username' | 'password' | 'recovery_code' | 'invite_code'

export const field = (page: Page, name: FieldName) => page.locator(`input[name=${name}]`)
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const submit = (page: Page) => page.locator('button[type=submit]').click()
export const problem = async (page: Page) => (await page.getByRole('alert').textContent()) ?? ''

export const passGate = async (page: Page, url: string) => {
  await page.goto(url)
  await press(page, gate.yes)
  await field(page, 'username').waitFor()
}

export const seeRecord = (page: Page) => page.getByText(record.thisDevice).waitFor()

export const readCode = async (page: Page) => (await page.getByRole('status', { name: code.label }).textContent()) ?? ''

/** Takes the code from the page as a person would, and says that it is safe. */
export const saveCode = async (page: Page) => {
  const shown = await readCode(page)
  await page.getByRole('checkbox').check()
  await press(page, code.go)
  await seeRecord(page)
  return shown
}

export const register = async (page: Page, username: string, password: string) => {
  await press(page, entry.tabs.register)
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await submit(page)
  return saveCode(page)
}

export const trySignIn = async (page: Page, username: string, password: string) => {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await submit(page)
}

export const signOut = async (page: Page) => {
  await press(page, record.signOut)
  await field(page, 'username').waitFor()
}
