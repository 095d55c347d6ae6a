import type { Page } from 'playwright-core'
import { field, submit } from './account-steps.ts'
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
  await field(page, 'username').waitFor()
  await picture('sign-in')
  await field(page, 'username').fill('nightowl')
  await field(page, 'password').fill('not my password')
  await submit(page)
  await page.getByRole('alert').waitFor()
  await picture('sign-in-wrong')
  await page.getByRole('button', { name: w.tabs.recover }).click()
  await picture('recover')
  await page.getByRole('button', { name: w.tabs.register }).click()
  await picture('register')
  await field(page, 'username').fill('demo')
  await field(page, 'password').fill('short')
  await submit(page)
  await picture('register-short')
  await field(page, 'password').fill('a long quiet night')
  await submit(page)
  await page.getByRole('alert').waitFor()
  await picture('register-taken')
}

const membership = async ({ page, look, demo, picture }: Visit) => {
  const { code, record } = wordsOf(look.language)
  await field(page, 'username').fill(`guest-${look.language}-${look.theme}`)
  await submit(page)
  await page.getByText(code.title).waitFor()
  await picture('recovery-code')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: code.go }).click()
  await page.getByText(record.sessions).waitFor()
  await page.getByText(record.thisDevice).waitFor()
  await picture('new-member')
  await page.route('**/api/users/personal', () => {}, { times: 1 })
  await page.reload()
  await page.locator('main[aria-busy=true]').waitFor()
  await picture('waiting')
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: record.signOut, exact: true }).click()
  await field(page, 'username').fill(demo.username)
  await field(page, 'password').fill(demo.password)
  await submit(page)
  await page.getByText(record.thisDevice).waitFor()
  await picture('member')
  await page.getByRole('button', { name: record.copy }).first().click()
  await picture('copied')
}

/** Every real screen and state, in the order in which a person meets them. */
export const screens = async (visit: Visit) => {
  await entrance(visit)
  await forms(visit)
  await membership(visit)
}
