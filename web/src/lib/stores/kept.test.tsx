import { beforeEach, expect, it } from 'vitest'
import { deviceStorage, tabStorage } from '../storage.ts'
import { useDynamic } from './dynamic.ts'
import { usePlayer } from './player.ts'
import { usePreferences } from './preferences.ts'
import { useStack } from './stack.ts'

const keptIn = (storage: typeof deviceStorage, name: string) => (JSON.parse(storage.getItem(name) ?? '{}') as { state?: unknown }).state

beforeEach(() => {
  usePlayer.setState(usePlayer.getInitialState(), true)
  usePreferences.setState(usePreferences.getInitialState(), true)
})

it('starts as the specification says', () => {
  expect(usePlayer.getState().autoplayMuted).toBe(true)
  expect(useStack.getState()).toEqual({ stackKey: '', stacks: [], index: -1 })
  expect(useDynamic.getState()).toEqual({ tab: '', cache: {}, pushVideo: null })
})

it('keeps the player on the device, shifted', () => {
  usePlayer.setState({ autoplayMuted: false })
  expect(keptIn(deviceStorage, 'player')).toMatchObject({ autoplayMuted: false })
  expect(localStorage.getItem('player')).not.toContain('autoplayMuted')
})

it('keeps stack and community with the tab, but not the chosen film', () => {
  useStack.setState({ stackKey: 'a', stacks: [{ id: 7 }], index: 0 })
  useDynamic.setState({ tab: '同城', cache: { 草稿: '🌙' }, pushVideo: { id: 7, title: 'x' } })
  expect(keptIn(tabStorage, 'stack')).toEqual({ stackKey: 'a', stacks: [{ id: 7 }], index: 0 })
  expect(keptIn(tabStorage, 'dynamic')).toEqual({ tab: '同城', cache: { 草稿: '🌙' } })
  expect(localStorage.getItem('stack')).toBeNull()
})

it('does not write over what another tab chose', () => {
  usePreferences.setState({ isNeutral: true })
  const theirs = deviceStorage.getItem('preferences')?.replace('"normal"', '"huge"') ?? ''
  deviceStorage.setItem('preferences', theirs)
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))
  expect(usePreferences.getState().textSize).toBe('huge')
  usePreferences.setState({ isNeutral: false })
  expect(keptIn(deviceStorage, 'preferences')).toMatchObject({ textSize: 'huge', isNeutral: false })
})

it('goes on with its defaults when what was kept is no text of ours', async () => {
  localStorage.setItem('player', '{broken')
  await usePlayer.persist.rehydrate()
  expect(usePlayer.getState().autoplayMuted).toBe(true)
})
