import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ImagePreview } from './image-preview.tsx'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const picture = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.toDataURL()
}

const IMAGES = [
  { src: picture(400, 300), alt: 'One' },
  { src: picture(300, 400), alt: 'Two' },
  { src: picture(200, 521), alt: 'Tall' },
  { src: picture(200, 519), alt: 'Not tall' },
]

const stage = () => document.querySelector('dialog > div')!
const shown = (alt: string) => document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)!
const zoomOf = (alt: string) => new DOMMatrix(shown(alt).style.transform).a

const point = (type: string, clientX: number, clientY: number, pointerId = 1) => stage().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY }))
const tap = (x = 195, y = 400) => {
  point('pointerdown', x, y)
  point('pointerup', x, y)
}
const pinch = (fromPx: number, toPx: number) => {
  point('pointerdown', 195 - fromPx / 2, 400, 1)
  point('pointerdown', 195 + fromPx / 2, 400, 2)
  point('pointermove', 195 - toPx / 2, 400, 1)
  point('pointermove', 195 + toPx / 2, 400, 2)
}
const lift = () => {
  point('pointerup', 195, 400, 1)
  point('pointerup', 195, 400, 2)
}
const swipe = async (byPx: number, spentMs = 0) => {
  point('pointerdown', 195, 400)
  for (let step = 1; step <= 5; step += 1) point('pointermove', 195 + (byPx * step) / 5, 400)
  await later(spentMs)
  point('pointerup', 195 + byPx, 400)
}

const open = async (start = 0, given: { onLongPress?: (index: number) => void } = {}) => {
  const onClose = vi.fn()
  const screen = await render(<ImagePreview images={IMAGES} start={start} onClose={onClose} {...given} />)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.poll(() => shown(IMAGES[start]!.alt).complete).toBe(true)
  await later(50)
  return { screen, onClose, place: screen.getByRole('status') }
}

afterEach(() => vi.restoreAllMocks())

it('begins where it was told to, among its group', async () => {
  const { place } = await open(1)
  await expect.element(place).toHaveTextContent('2 / 4')
})

it('is pinched to 3 and not further, to a third and not further, and springs back to its size', async () => {
  await open()
  pinch(50, 390)
  expect(zoomOf('One')).toBe(3)
  lift()
  expect(zoomOf('One')).toBe(3)
  pinch(380, 10)
  expect(zoomOf('One')).toBeCloseTo(1 / 3, 5)
  lift()
  expect(zoomOf('One')).toBe(1)
})

it('two taps within 250 ms enlarge it to 3, two more make it small; neither closes it', async () => {
  const { onClose } = await open()
  tap()
  await later(150)
  tap()
  expect(zoomOf('One')).toBe(3)
  await later(300)
  tap()
  tap()
  expect(zoomOf('One')).toBe(1)
  await later(500)
  expect(onClose).not.toHaveBeenCalled()
})

it('one tap closes it, but only after 250 ms', async () => {
  const { onClose } = await open()
  tap()
  await later(200)
  expect(document.querySelector('dialog')?.dataset.leaving).toBeUndefined()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('a press of 500 ms is told once and is no tap; a shorter one or a moving one is not', async () => {
  const onLongPress = vi.fn()
  const { onClose } = await open(0, { onLongPress })
  point('pointerdown', 195, 400)
  await later(400)
  expect(onLongPress).not.toHaveBeenCalled()
  await later(200)
  expect(onLongPress.mock.calls).toEqual([[0]])
  point('pointerup', 195, 400)
  point('pointerdown', 195, 400)
  point('pointermove', 195, 430)
  await later(600)
  point('pointerup', 195, 430)
  expect(onLongPress).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it('a swipe shows the neighbour within 300 ms; a short slow one does not', async () => {
  const { place } = await open()
  await swipe(-40)
  await expect.element(place).toHaveTextContent('2 / 4')
  const strip = stage().firstElementChild as HTMLElement
  expect(strip.style.transition).toContain('300ms')
  await later(350)
  expect(strip.getBoundingClientRect().left).toBeCloseTo(-stage().clientWidth, 0)
  await swipe(-40, 400)
  await expect.element(place).toHaveTextContent('2 / 4')
  await swipe(-200, 900)
  await expect.element(place).toHaveTextContent('3 / 4')
})

it('stops at both ends', async () => {
  const { place } = await open()
  await swipe(200)
  await expect.element(place).toHaveTextContent('1 / 4')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(place).toHaveTextContent('4 / 4')
})

it('forgets its zoom with every other picture', async () => {
  const { place } = await open()
  tap()
  tap()
  expect(zoomOf('One')).toBe(3)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(place).toHaveTextContent('2 / 4')
  expect(zoomOf('Two')).toBe(1)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(place).toHaveTextContent('1 / 4')
  expect(zoomOf('One')).toBe(1)
})

it('forgets its zoom when it was closed', async () => {
  const { screen } = await open()
  tap()
  tap()
  expect(zoomOf('One')).toBe(3)
  await screen.unmount()
  await open()
  expect(zoomOf('One')).toBe(1)
})

it('a picture more than 2.6 times as high as wide fills the width and begins at its top', async () => {
  const { place } = await open(2)
  await expect.poll(() => shown('Tall').dataset.tall).toBe('true')
  await expect.poll(() => Math.round(shown('Tall').getBoundingClientRect().top)).toBe(0)
  expect(shown('Tall').getBoundingClientRect().height).toBeGreaterThan(stage().clientHeight)
  point('pointerdown', 195, 600)
  for (let step = 1; step <= 10; step += 1) point('pointermove', 195, 600 - 20 * step)
  await later(50)
  expect(shown('Tall').getBoundingClientRect().top).toBeLessThan(0)
  point('pointerup', 195, 400)
  await expect.element(place).toHaveTextContent('3 / 4')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown('Not tall').dataset.tall).toBeUndefined()
  expect(shown('Not tall').getBoundingClientRect().height).toBeLessThanOrEqual(stage().clientHeight)
})
