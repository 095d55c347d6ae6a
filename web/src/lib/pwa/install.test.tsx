import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useInstall, watchForInstallOffer } from './install.ts'

const Screen = () => {
  const { way, install } = useInstall()
  return (
    <button type="button" onClick={() => void install()}>
      {way}
    </button>
  )
}

it('keeps the browser’s offer for the screen that makes it, and makes it once', async () => {
  watchForInstallOffer()
  const screen = await render(<Screen />)
  await expect.element(screen.getByRole('button')).toHaveTextContent('none')
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' }))
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  await expect.element(screen.getByRole('button')).toHaveTextContent('offer')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveTextContent('none')
  await screen.getByRole('button').click()
  expect(prompt).toHaveBeenCalledTimes(1)
})
