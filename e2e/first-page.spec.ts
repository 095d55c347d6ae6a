import { startStack } from '@nocturne/server/testkit/stack.ts'
import type { CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from './browser.ts'

const MOST_BYTES = 130_000
// What is smaller is not worth compressing.
const SMALL_BYTES = 1024

let stack: Awaited<ReturnType<typeof startStack>>
let browser: Awaited<ReturnType<typeof launchBrowser>>

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
})

interface Script {
  path: string
  encoding: string
  headerBytes: number
  bytes: number
}

/** What came over the line for every script without its headers, as the browser itself counts it. */
const countScripts = async (cdp: CDPSession) => {
  const scripts = new Map<string, Script>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const header = (name: string) => Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
    if (!header('content-type').includes('javascript')) return
    scripts.set(requestId, { path: new URL(response.url).pathname, encoding: header('content-encoding'), headerBytes: response.encodedDataLength, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script) script.bytes = encodedDataLength - script.headerBytes
  })
  // One that is still on its way is not what the screen waited for.
  return () => [...scripts.values()].filter(({ bytes }) => bytes > 0)
}

test(`the first page needs at most ${MOST_BYTES / 1000} kB of JavaScript`, async () => {
  const phone = await openPhone(browser, { serviceWorkers: 'block' })
  const cdp = await phone.context.newCDPSession(phone.page)
  const scripts = await countScripts(cdp)
  // Not every browser on the way reads brotli, so the larger form has to fit.
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  await phone.page.goto(stack.url)
  await phone.page.getByRole('button').first().waitFor()
  const received = scripts()
  const total = received.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`the first page: ${(total / 1000).toFixed(1)} kB of JavaScript in ${received.length} files\n${received.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')}`)
  expect(received.length).toBeGreaterThan(0)
  expect(received.filter(({ encoding, bytes }) => bytes > SMALL_BYTES && encoding !== 'gzip')).toEqual([])
  expect(total).toBeLessThanOrEqual(MOST_BYTES)
  await phone.close()
})
