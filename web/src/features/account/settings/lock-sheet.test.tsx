import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkPin } from '../../../lib/lock.ts'
import { usePreferences } from '../../../lib/stores/preferences.ts'
import { LockSheet } from './lock-sheet.tsx'
import { texts } from './texts.ts'

const t = texts['zh-CN'].privacy

beforeEach(() => usePreferences.setState({ lock: null, wrongPins: 0, pinWaitsUntil: 0 }))

it('takes a PIN that was entered twice alike, and no other', async () => {
  const onClose = vi.fn()
  const screen = await render(<LockSheet onClose={onClose} />)
  await userEvent.keyboard('1234')
  await expect.element(screen.getByText(t.pinAgain)).toBeVisible()
  await userEvent.keyboard('1235')
  await expect.element(screen.getByText(t.pinDiffers)).toBeVisible()
  expect(usePreferences.getState().lock).toBeNull()
  await userEvent.keyboard('1234')
  await expect.element(screen.getByText(t.pinAgain)).toBeVisible()
  await userEvent.keyboard('1234')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await checkPin('1234')).toBe('right')
})

it('is turned off only by the PIN itself', async () => {
  const first = await render(<LockSheet onClose={() => {}} />)
  await userEvent.keyboard('2580')
  await expect.element(first.getByText(t.pinAgain)).toBeVisible()
  await userEvent.keyboard('2580')
  await vi.waitFor(() => expect(usePreferences.getState().lock).not.toBeNull())
  await first.unmount()
  const screen = await render(<LockSheet onClose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: t.lockRemove }))
  await userEvent.keyboard('0000')
  await expect.element(screen.getByText(t.pinWrong)).toBeVisible()
  expect(usePreferences.getState().lock).not.toBeNull()
  await userEvent.keyboard('2580')
  await vi.waitFor(() => expect(usePreferences.getState().lock).toBeNull())
})
