import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeNavigation } from '../testkit/fake-navigation.ts'
import { startFakeServer } from '../testkit/fake-server.ts'
import { watchBackground } from './background.ts'
import { copiesEra, readCopy, writeCopy } from './copies.ts'
import { canLock, checkPin, forgetPin, isPin, removePin, setPin, unlock } from './lock.ts'
import { isLocked, lockIfWanted } from './lock-state.ts'
import { session } from './session.ts'
import { usePreferences } from './stores/preferences.ts'

startFakeServer()
const places = startFakeNavigation()
const inMs = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })

beforeEach(() => {
  vi.useRealTimers()
  usePreferences.setState(usePreferences.getInitialState(), true)
  isLocked.set(false)
})

describe('a PIN', () => {
  it.each(['1234', '12345', '000000'])('may be %s', (pin) => expect(isPin(pin)).toBe(true))
  it.each(['', '123', '1234567', '12a4', '１２３４', ' 1234'])('may not be %j', async (pin) => {
    expect(isPin(pin)).toBe(false)
    await expect(setPin(pin)).rejects.toThrow('4 to 6 digits')
  })

  it('is kept as a salted hash only, another one each time', async () => {
    expect(canLock()).toBe(true)
    await setPin('2580')
    const first = usePreferences.getState().lock
    expect(first).toMatchObject({ length: 4 })
    await setPin('2580')
    expect(usePreferences.getState().lock?.hash).not.toBe(first?.hash)
    expect(JSON.stringify({ ...localStorage })).not.toContain('2580')
  })

  it('opens the lock and is the only one that does', async () => {
    await setPin('2580')
    lockIfWanted()
    expect(isLocked.get()).toBe(true)
    expect(await unlock('2581')).toBe('wrong')
    expect(isLocked.get()).toBe(true)
    expect(await unlock('2580')).toBe('right')
    expect(isLocked.get()).toBe(false)
  })

  it('is taken away only by who knows it', async () => {
    await setPin('2580')
    expect(await removePin('0000')).toBe('wrong')
    expect(usePreferences.getState().lock).not.toBeNull()
    expect(await removePin('2580')).toBe('right')
    expect(usePreferences.getState().lock).toBeNull()
  })

  it('is heard more and more slowly after mistakes, also when it is right', async () => {
    await setPin('2580')
    for (const pin of ['1111', '2222', '3333']) expect(await checkPin(pin)).toBe('wrong')
    expect(await checkPin('2580')).toBe('wait')
    inMs(5_001)
    expect(await checkPin('4444')).toBe('wrong')
    inMs(5_001)
    expect(await checkPin('2580')).toBe('wait')
    inMs(5_001)
    expect(await checkPin('2580')).toBe('right')
    expect(usePreferences.getState()).toMatchObject({ wrongPins: 0, pinWaitsUntil: 0 })
  })

  it('forgotten costs the session and what was kept', async () => {
    session.set('my token')
    await setPin('2580')
    await writeCopy('my list', 'mine', copiesEra())
    lockIfWanted()
    await forgetPin()
    expect([session.get(), isLocked.get(), usePreferences.getState().lock]).toEqual(['', false, null])
    expect(await readCopy('my list')).toBeNull()
    expect(places.moves).toEqual([['open', '/home', 'replace']])
  })

  it('forgotten by a guest costs what was kept too', async () => {
    await setPin('2580')
    await writeCopy('list', 'theirs', copiesEra())
    lockIfWanted()
    await forgetPin()
    expect(isLocked.get()).toBe(false)
    expect(await readCopy('list')).toBeNull()
  })
})

describe('the background', () => {
  const become = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const isVeiled = () => 'veiled' in document.documentElement.dataset
  let stop: () => void

  beforeEach(() => {
    stop?.()
    stop = watchBackground()
  })

  it('blurs what others could see, unless that is switched off', () => {
    become('hidden')
    expect(isVeiled()).toBe(true)
    expect(getComputedStyle(document.body).filter).toContain('blur')
    become('visible')
    expect(isVeiled()).toBe(false)
    usePreferences.setState({ blursInBackground: false })
    become('hidden')
    expect(isVeiled()).toBe(false)
    become('visible')
  })

  it('locks after more than 30 seconds', async () => {
    await setPin('2580')
    vi.useFakeTimers({ toFake: ['Date'] })
    become('hidden')
    vi.setSystemTime(Date.now() + 30_000)
    become('visible')
    expect(isLocked.get()).toBe(false)
    become('hidden')
    vi.setSystemTime(Date.now() + 30_001)
    become('visible')
    expect(isLocked.get()).toBe(true)
    expect(isVeiled()).toBe(false)
  })

  it('locks nothing where no PIN was set', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    become('hidden')
    vi.setSystemTime(Date.now() + 3_600_000)
    become('visible')
    expect(isLocked.get()).toBe(false)
  })
})
