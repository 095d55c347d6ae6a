import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'
import { CHROMIUM } from '../scripts/chromium.ts'

export const launchBrowser = () => chromium.launch(CHROMIUM)

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  permissions: ['clipboard-read', 'clipboard-write'],
}

const REPORT_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (event) =>
  reportViolation(event.violatedDirective + ' blocked ' + event.blockedURI))`

/** A person's phone with a memory of its own. `complaints` holds whatever a developer's console would show in red. */
export const openPhone = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ ...PHONE, ...options })
  context.setDefaultTimeout(10_000)
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  context.on('weberror', (failure) => complaints.push(`page: ${String(failure.error())}`))
  await context.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`))
  await context.addInitScript(REPORT_VIOLATIONS)
  return { context, page: await context.newPage(), complaints, close: () => context.close() }
}
