import type { Browser } from 'playwright-core'

export interface Picture {
  title: string
  data: Buffer
}

const STYLE = `
  body { margin: 0; padding: 24px; background: #e7e5ee; font: 13px system-ui, 'Noto Sans CJK SC', sans-serif; color: #16131f; display: grid; grid-template-columns: repeat(6, 260px); gap: 24px }
  figure { margin: 0 }
  img { width: 260px; border-radius: 16px; display: block; box-shadow: 0 8px 24px rgb(20 10 50 / .18) }
  figcaption { padding: 8px 4px }
`

const figure = ({ title, data }: Picture) => `<figure><img src="data:image/png;base64,${data.toString('base64')}"><figcaption>${title}</figcaption></figure>`

/** All pictures on one, so that a person sees at a glance what does not belong. */
export const contactSheet = async (browser: Browser, pictures: Picture[]) => {
  const page = await browser.newPage({ viewport: { width: 1728, height: 900 } })
  await page.setContent(`<!doctype html><style>${STYLE}</style>${pictures.map(figure).join('')}`)
  const sheet = await page.screenshot({ fullPage: true })
  await page.close()
  return sheet
}
