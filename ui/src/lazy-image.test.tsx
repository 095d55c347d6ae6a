import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LazyImage } from './lazy-image.tsx'
import { thumbColour } from './thumb-colour.ts'

const THUMB = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
const GOOD = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
const BAD = 'data:image/png;base64,AAAA'

const frame = () => document.querySelector<HTMLElement>('[data-image]')!

afterEach(() => document.body.removeAttribute('style'))

it('keeps its place and shows its own colour until the picture is there', async () => {
  const screen = await render(<LazyImage src="" alt="A lighthouse" ratio={2} thumb={THUMB} />)
  expect(frame().dataset.image).toBe('waiting')
  expect(frame().style.backgroundColor).toBe(thumbColour(THUMB)?.replaceAll(' ', ', '))
  const { width, height } = frame().getBoundingClientRect()
  expect(width / height).toBeCloseTo(2, 1)
  await screen.rerender(<LazyImage src={GOOD} alt="A lighthouse" ratio={2} thumb={THUMB} />)
  await expect.poll(() => frame().dataset.image).toBe('shown')
  expect(frame().getBoundingClientRect().height).toBe(height)
  expect(frame().style.backgroundColor).toBe('')
  await expect.poll(() => getComputedStyle(screen.getByRole('img', { name: 'A lighthouse' }).element()).opacity).toBe('1')
})

it('says that a picture did not come, and tries a new address', async () => {
  const screen = await render(<LazyImage src={BAD} alt="" ratio={1} />)
  await expect.element(screen.getByRole('img', { name: '图片加载失败' })).toBeVisible()
  await screen.rerender(<LazyImage src={GOOD} alt="" ratio={1} />)
  await expect.poll(() => frame().dataset.image).toBe('shown')
  expect(screen.container.querySelector('[role=img]')).toBeNull()
})

it('shows neither placeholder nor error style where none is wanted', async () => {
  const screen = await render(<LazyImage src={BAD} alt="" ratio={1} thumb={THUMB} noLoading />)
  expect(frame().style.backgroundColor).toBe('')
  await expect.poll(() => frame().dataset.image).toBe('failed')
  expect(screen.container.querySelector('[role=img]')).toBeNull()
})

it('opens the gallery with the pictures of its own name on this page, at itself', async () => {
  const screen = await render(
    <>
      <LazyImage src={GOOD} alt="One" ratio={1} preview="post-1" />
      <LazyImage src={GOOD} alt="Elsewhere" ratio={1} preview="post-2" />
      <div hidden>
        <LazyImage src={GOOD} alt="On a hidden page" ratio={1} preview="post-1" />
      </div>
      <LazyImage src={GOOD} alt="Two" ratio={1} preview="post-1" previewSrc={`${GOOD}#large`} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Two' }))
  const gallery = screen.getByRole('dialog')
  await expect.element(gallery).toHaveAccessibleName('图片 2 / 2')
  expect(gallery.element().querySelector('img[alt=Two]')?.getAttribute('src')).toBe(`${GOOD}#large`)
  await userEvent.keyboard('{Escape}')
  await expect.element(gallery).not.toBeInTheDocument()
})

it('reads the average colour of a ThumbHash and nothing out of anything else', () => {
  expect(thumbColour(THUMB)).toMatch(/^rgb\(\d+ \d+ \d+\)$/)
  expect(thumbColour('')).toBeUndefined()
  expect(thumbColour('not base64 at all!')).toBeUndefined()
})
