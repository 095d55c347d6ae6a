import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeNavigation } from '../testkit/fake-navigation.ts'
import { startFakeServer, type Replies } from '../testkit/fake-server.ts'
import { ageGate } from './age-gate.ts'
import { readCopy, writeCopy, copiesEra } from './copies.ts'
import { deviceId } from './device.ts'
import { incode } from './invitation.ts'
import { language } from './language.ts'
import { queryClient } from './query.ts'
import { session } from './session.ts'
import { watchSession } from './session-life.ts'
import { recover, register, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { tabStorage } from './storage.ts'
import { useDynamic } from './stores/dynamic.ts'
import { learnFact, useFacts } from './stores/facts.ts'
import { markHomeNoticeShown, useGlobal } from './stores/global.ts'
import { usePageHistory } from './stores/page-history.ts'
import { usePlayer } from './stores/player.ts'
import { usePreferences } from './stores/preferences.ts'
import { useStack } from './stores/stack.ts'
import { useUser } from './stores/user.ts'
import { syncConfig } from './sync.ts'
import { theme } from './theme.ts'

const config = { seo_title: 'Nocturne', report_types: [{ id: 1 }], age: { state: 'passed' } }
const record = { uid: 42, username: 'moon', share_url: 'https://s.test/i', can_aw: true, can_aw_tips: 'tips', aff_code: 'AFF', token: 'my token', chat_token: 'secret' }
const guest = { uid: 0, username: '', share_url: '', can_aw: false, can_aw_tips: '', aff_code: '' }
const known: Replies = ({ name, input }) => {
  if (name === 'home/getConfig') return { data: config }
  if (name === 'users/getBaseInfo') return { data: input.token === '' ? guest : record }
  return { data: { token: 'my token', uid: 42, recovery_code: 'CODE' } }
}

const server = startFakeServer()
const places = startFakeNavigation()
watchSession()

/** Everything that a member leaves behind while using the app. */
const useTheApp = () => {
  learnFact('like', 7, { on: true })
  usePageHistory.setState({ names: ['/home'] })
  useStack.setState({ stackKey: 'a', stacks: [{ id: 7 }], index: 0 })
  useDynamic.setState({ tab: 'follow', cache: { draft: '我的' }, pushVideo: { id: 7, title: 'mine' } })
  useGlobal.setState({ navbarTitle: 'mine' })
  markHomeNoticeShown()
  queryClient.setQueryData(['users', 'personal', {}], { nickname: 'moon' })
}

const expectNothingLeft = async () => {
  expect(useFacts.getState()).toEqual(useFacts.getInitialState())
  expect(usePageHistory.getState().names).toEqual([])
  expect(useStack.getState()).toEqual({ stackKey: '', stacks: [], index: -1 })
  expect(useDynamic.getState()).toEqual({ tab: '', cache: {}, pushVideo: null })
  expect(useGlobal.getState()).toMatchObject({ hasShowHomeNotice: false, navbarTitle: '' })
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(await readCopy('personal')).toBeNull()
}

beforeEach(async () => {
  server.replies = known
  session.set('')
  await syncConfig()
  ageGate.set(null)
  useGlobal.setState(useGlobal.getInitialState(), true)
  server.asked.length = 0
  places.moves.length = 0
})

describe('signing in', () => {
  it('drops what was there, keeps the token and fetches who this is', async () => {
    useTheApp()
    await signIn({ username: 'moon', password: 'long enough' })
    await expectNothingLeft()
    expect(session.get()).toBe('my token')
    expect(localStorage.getItem('___USER__OAUTHID')).not.toBeNull()
    expect(useUser.getState()).toMatchObject({ isLogin: true, token: 'my token', uid: 42, record: { username: 'moon' } })
    expect(useGlobal.getState()).toMatchObject({
      affCode: 'AFF',
      reportType: [{ id: 1 }],
      config: { seo_title: 'Nocturne', uid: 42, share_url: 'https://s.test/i', isBindMobile: true, can_aw: true, can_aw_tips: 'tips' },
    })
    expect(server.names()).toEqual(['users/login_account', 'home/getConfig', 'users/getBaseInfo'])
    expect(server.asked[1]?.input.token).toBe('my token')
  })

  it('knows the uid although the record does not come', async () => {
    server.replies = (asked) => (asked.name === 'users/getBaseInfo' ? 503 : known(asked))
    await signIn({ username: 'moon', password: 'long enough' })
    expect(useUser.getState()).toMatchObject({ isLogin: true, uid: 42, record: null })
  })

  it.each([
    ['user login failed', () => signIn({ username: 'moon', password: 'long enough' })],
    ['failed to obtain user credential (token)', () => register({ username: 'moon', password: 'long enough' }, { onCode: () => expect.unreachable() })],
    ['user login failed', () => recover({ username: 'moon', recovery_code: 'C', password: 'long enough' }, { onCode: () => expect.unreachable() })],
  ])('without a token fails: %s', async (message, enter) => {
    server.replies = () => ({ data: { token: '', uid: 0 } })
    await expect(enter()).rejects.toThrow(message)
    expect(session.get()).toBe('')
    expect(useUser.getState().isLogin).toBe(false)
  })

  it('hands out the recovery code before the session begins', async () => {
    const heard = vi.fn((code: string) => {
      expect(session.get()).toBe('')
      tabStorage.setItem('recovery_code', code)
    })
    await register({ username: 'moon', password: 'long enough' }, { onCode: heard })
    expect(heard).toHaveBeenCalledWith('CODE')
    expect(tabStorage.getItem('recovery_code')).toBe('CODE')
    expect(session.get()).toBe('my token')
  })

  it('ignores an answer to whoever was here before', async () => {
    let reply = (_reply: object) => {}
    server.replies = (asked) => (asked.name === 'users/getBaseInfo' && asked.input.token === '' ? new Promise((resolve) => (reply = resolve)) : known(asked))
    const asGuest = syncConfig()
    await vi.waitFor(() => expect(server.names()).toContain('users/getBaseInfo'))
    await signIn({ username: 'moon', password: 'long enough' })
    reply({ data: guest })
    await asGuest
    expect(useUser.getState().record?.uid).toBe(42)
    expect(useGlobal.getState().config?.uid).toBe(42)
  })
})

describe('signing out', () => {
  beforeEach(async () => {
    await signIn({ username: 'moon', password: 'long enough' })
    await writeCopy('personal', { nickname: 'moon' }, copiesEra())
    server.asked.length = 0
  })

  it('tells the server, leaves nothing of theirs and opens /home', async () => {
    useTheApp()
    tabStorage.setItem('recovery_code', 'of a screen that was not opened since')
    await signOut()
    await expectNothingLeft()
    expect(server.asked[0]).toMatchObject({ name: 'users/logout', input: { token: 'my token' } })
    expect(localStorage.getItem('___USER__OAUTHID')).toBeNull()
    expect(useUser.getState()).toMatchObject({ isLogin: false, token: '', uid: 0 })
    expect(useUser.getState().record?.username ?? '').toBe('')
    expect(useGlobal.getState()).toMatchObject({ affCode: '', config: { uid: 0, share_url: '', isBindMobile: false, can_aw: false } })
    expect(places.moves).toEqual([['open', '/home', 'replace']])
    await vi.waitFor(() => expect(server.names()).toEqual(['users/logout', 'home/getConfig', 'users/getBaseInfo']))
    expect(tabStorage.getItem('recovery_code')).toBeNull()
    expect(tabStorage.getItem('dynamic') ?? '').not.toContain('我的')
  })

  it('opens the given place, and works without a server', async () => {
    server.replies = () => 'cut'
    await signOut('/login')
    expect(session.get()).toBe('')
    expect(places.moves).toEqual([['open', '/login', 'replace']])
  })

  it('leaves device, language, theme, invitation, player and preferences', async () => {
    const device = deviceId()
    language.set('en')
    theme.set('dark')
    incode.set('FRIEND')
    usePlayer.setState({ autoplayMuted: false, speed: 1.5 })
    usePreferences.setState({ textSize: 'large', isNeutral: true })
    ageGate.set('passed')
    await signOut()
    expect(deviceId()).toBe(device)
    expect([language.get(), theme.get(), incode.get(), ageGate.get()]).toEqual(['en', 'dark', 'FRIEND', 'passed'])
    expect(useUser.getState().incode).toBe('FRIEND')
    expect(usePlayer.getState()).toMatchObject({ autoplayMuted: false, speed: 1.5 })
    expect(usePreferences.getState()).toMatchObject({ textSize: 'large', isNeutral: true })
  })

  it('in another tab ends it here too', async () => {
    useTheApp()
    localStorage.removeItem('___USER__OAUTHID')
    window.dispatchEvent(new StorageEvent('storage', { key: '___USER__OAUTHID' }))
    expect(useUser.getState()).toMatchObject({ isLogin: false, token: '', record: null })
    await expectNothingLeft()
  })
})

describe('the configuration', () => {
  it('comes first for a guest, and the record after it', async () => {
    let reply = (_reply: object) => {}
    server.replies = (asked) => (asked.name === 'home/getConfig' ? new Promise((resolve) => (reply = resolve)) : known(asked))
    const synced = syncConfig()
    await vi.waitFor(() => expect(server.names()).toEqual(['home/getConfig']))
    reply({ data: config })
    await synced
    expect(server.names()).toEqual(['home/getConfig', 'users/getBaseInfo'])
    expect(ageGate.get()).toBe('passed')
  })

  it('comes together with the record for a member, in any order', async () => {
    let reply = (_reply: object) => {}
    server.replies = (asked) => (asked.name === 'home/getConfig' ? new Promise((resolve) => (reply = resolve)) : known(asked))
    session.set('my token')
    await vi.waitFor(() => expect(useUser.getState().record).not.toBeNull())
    reply({ data: config })
    await syncConfig()
    expect(useGlobal.getState().config).toMatchObject({ seo_title: 'Nocturne', uid: 42, isBindMobile: true })
  })

  it('that does not come is no rejection, but can be seen; the last one stands in', async () => {
    await syncConfig()
    useGlobal.setState(useGlobal.getInitialState(), true)
    server.replies = () => 503
    await syncConfig()
    expect(useGlobal.getState()).toMatchObject({ config: { seo_title: 'Nocturne' }, configFailure: { response: { status: 503 } } })
    server.replies = known
    await syncConfig()
    expect(useGlobal.getState().configFailure).toBeNull()
  })

  it('of the language that was left does not come after all', async () => {
    language.set('zh-CN')
    let reply = (_reply: object) => {}
    const titled = (seo_title: string) => ({ data: { ...config, seo_title } })
    server.replies = (asked) => {
      if (asked.name !== 'home/getConfig') return known(asked)
      return asked.input.lang === 'en' ? titled('Nocturne') : new Promise((resolve) => (reply = resolve))
    }
    const inChinese = syncConfig()
    await vi.waitFor(() => expect(server.names()).toEqual(['home/getConfig']))
    language.set('en')
    await syncConfig()
    reply(titled('夜曲'))
    await inChinese
    expect(useGlobal.getState().config?.seo_title).toBe('Nocturne')
  })

  it('does not undo an answer at the gate that is younger', async () => {
    server.replies = (asked) => (asked.name === 'home/getConfig' ? { data: { ...config, age: { state: 'none' } } } : known(asked))
    await syncConfig()
    expect(ageGate.get()).toBe('none')
    ageGate.set('passed')
    await syncConfig()
    expect(ageGate.get()).toBe('passed')
  })
})
