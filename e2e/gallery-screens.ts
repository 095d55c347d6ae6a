import type { Page } from 'playwright-core'
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

const entrance = async ({ page, url, look, picture }: Visit) => {
  const w = wordsOf(look.language)
  await page.route('**/api/**', (route) => route.abort(), { times: 2 })
  await page.goto(url)
  await page.getByRole('alert').waitFor()
  if (look.language === 'zh') await picture('no-connection')
  await page.unrouteAll()
  await page.reload()
  if (look.language === 'en') await page.getByRole('button', { name: 'English' }).click()
  await page.getByText(w.gate.question).waitFor()
  await picture('gate')
  await page.getByRole('button', { name: w.gate.terms }).click()
  await picture('terms')
  await page.getByRole('button', { name: w.close }).click()
  await page.getByRole('button', { name: w.gate.leave }).click()
  await page.getByText(w.gate.left).waitFor()
  await picture('left')
  await page.getByRole('button', { name: w.gate.again }).click()
  await page.getByRole('button', { name: w.gate.yes }).click()
}

const forms = async ({ page, look, picture }: Visit) => {
  const w = wordsOf(look.language).entry
  const submit = page.locator('button[type=submit]')
  await page.getByLabel(w.username).waitFor()
  await picture('sign-in')
  await page.getByLabel(w.username).fill('nightowl')
  await page.getByLabel(w.password, { exact: true }).fill('not my password')
  await submit.click()
  await page.getByRole('alert').waitFor()
  await picture('sign-in-wrong')
  await page.getByRole('button', { name: w.tabs.recover }).click()
  await picture('recover')
  await page.getByRole('button', { name: w.tabs.register }).click()
  await picture('register')
  await page.getByLabel(w.username).fill('demo')
  await page.getByLabel(w.password, { exact: true }).fill('short')
  await submit.click()
  await picture('register-short')
  await page.getByLabel(w.password, { exact: true }).fill('a long quiet night')
  await submit.click()
  await page.getByRole('alert').waitFor()
  await picture('register-taken')
}

const membership = async ({ page, look, demo, picture }: Visit) => {
  const { entry, code, record } = wordsOf(look.language)
  const submit = page.locator('button[type=submit]')
  await page.getByLabel(entry.username).fill(`guest-${look.language}-${look.theme}`)
  await submit.click()
  await page.getByText(code.title).waitFor()
  await picture('recovery-code')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: code.go }).click()
  await page.getByText(record.sessions).waitFor()
  await page.getByText(record.thisDevice).waitFor()
  await picture('new-member')
  await page.getByRole('button', { name: record.signOut, exact: true }).last().click()
  await page.getByLabel(entry.username).fill(demo.username)
  await page.getByLabel(entry.password, { exact: true }).fill(demo.password)
  await submit.click()
  await page.getByText(record.thisDevice).waitFor()
  await page.getByRole('button', { name: record.copy }).first().click()
  await picture('member')
}

/** Every real screen and state, in the order in which a person meets them. */
export const screens = async (visit: Visit) => {
  await entrance(visit)
  await forms(visit)
  await membership(visit)
}
