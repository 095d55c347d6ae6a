import { startStack } from '@nocturne/server/testkit/stack.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser, openPhone } from './browser.ts'

/** The whole product and a browser for one file of tests; after each test no console of any phone holds anything red. */
export const prepareJourney = ({ expected = /^$/ }: { expected?: RegExp } = {}) => {
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
  afterEach(async () => {
    const complaints = phones.flatMap((phone) => phone.complaints).filter((text) => !expected.test(text))
    await Promise.all(phones.map((phone) => phone.close()))
    phones = []
    expect(complaints).toEqual([])
  })

  return {
    stack: () => stack,
    takePhone: async (options?: BrowserContextOptions) => {
      const phone = await openPhone(browser, options)
      phones.push(phone)
      return phone
    },
  }
}

/** The statuses of every answer to one call. */
export const callsOf = (page: Page, path: string) => {
  const seen: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(`/api/${path}`)) seen.push(response.status())
  })
  return seen
}
