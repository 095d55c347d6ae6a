import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FramedPage } from '../../testkit/framed-page.tsx'
import { AllParts } from './all-parts.tsx'

const TOUCH_PX = 44

const open = async () => {
  const screen = await render(
    <FramedPage>
      <AllParts />
    </FramedPage>,
  )
  await expect.element(screen.getByRole('group', { name: '1 / 3' })).toBeInTheDocument()
  await Promise.all(document.getAnimations().flatMap(({ finished, effect }) => (effect?.getTiming().iterations === Infinity ? [] : [finished])))
  return screen
}

afterEach(() => {
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.textSize
})

it.each(['light', 'dark'])('can be read and used by everybody in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const { container } = await open()
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([])
})

it.each(['normal', 'huge'])('has nothing too small for a thumb and nothing too wide for a phone at %s text size', async (size) => {
  document.documentElement.dataset.textSize = size
  const { container } = await open()
  const controls = [...container.querySelectorAll<HTMLElement>('button, a, label:has(input)')].filter((control) => !control.matches('.sr-only'))
  const small = controls.filter((control) => control.getBoundingClientRect().height < TOUCH_PX - 0.5)
  expect(small.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([])
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
})

it('makes text larger when the reader asks for it', async () => {
  const screen = await open()
  const title = screen.getByRole('heading', { name: 'Buttons' }).element()
  const before = Number.parseFloat(getComputedStyle(title).fontSize)
  document.documentElement.dataset.textSize = 'huge'
  expect(Number.parseFloat(getComputedStyle(title).fontSize) / before).toBeCloseTo(1.3, 2)
})
