import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { startFakeNavigation } from '../testkit/fake-navigation.ts'
import { startFakeServer, type Reply } from '../testkit/fake-server.ts'
import { ageGate } from './age-gate.ts'
import { api } from './api.ts'
import { useDialog, type OpenDialog } from './dialogs.ts'
import { tellFailure } from './failure.ts'
import { language } from './language.ts'
import { session } from './session.ts'
import { toast } from './toast.ts'
import { createValue } from './value.ts'
import { HttpFailure, WireRefusal } from './wire-failures.ts'

let server: ReturnType<typeof startFakeServer>
let places: ReturnType<typeof startFakeNavigation>

const answer = (reply: Reply) => {
  server.replies = () => reply
}
const refused = { status: 1001, msg: 'a sentence', data: { code: 'not_found' } }
const said = () => toast.get()?.text

beforeEach(() => {
  server = startFakeServer()
  places = startFakeNavigation('/player?id=7')
  language.set('en')
  ageGate.set('passed')
  session.set('my token')
  toast.set(null)
})
afterEach(() => vi.unstubAllGlobals())

it('knows the server from app.json where the page has it not inside, and says who asks', async () => {
  answer({ data: { list: [] } })
  expect(await api.users.sessions({})).toEqual({ list: [] })
  expect(server.asked[0]?.input).toMatchObject({ token: 'my token', lang: 'en', oauth_type: 'pwa', version: '4.9.1' })
})

describe('a refusal', () => {
  beforeEach(() => answer(refused))

  it('is told and rejects', async () => {
    await expect(api.users.sessions({})).rejects.toBeInstanceOf(WireRefusal)
    expect(said()).toBe('a sentence')
  })

  it('is not told when showError is off', async () => {
    await expect(api.users.sessions({}, { showError: false })).rejects.toMatchObject({ code: 'not_found' })
    expect(said()).toBeUndefined()
  })

  it('becomes null when throwError is off', async () => {
    expect(await api.users.sessions({}, { throwError: false })).toBeNull()
    expect(said()).toBe('a sentence')
    toast.set(null)
    expect(await api.users.sessions({}, { throwError: false, showError: false })).toBeNull()
    expect(said()).toBeUndefined()
  })

  it('is told once, also when the screen would tell it again', async () => {
    const error = await api.users.sessions({}).catch((reason: unknown) => reason)
    const first = toast.get()
    tellFailure(error)
    expect(toast.get()).toBe(first)
  })

  it('is success to whoever expects that status', async () => {
    expect(await api.users.sessions({}, { successCode: 1001 })).toEqual({ code: 'not_found' })
  })
})

describe('success', () => {
  it('is silent unless it is to be shown', async () => {
    answer({ msg: 'Saved' })
    await api.users.logout({})
    expect(said()).toBeUndefined()
    await api.users.logout({}, { showSuccess: true })
    expect(said()).toBe('Saved')
  })

  it('has words of its own where the server has none', async () => {
    await api.users.logout({}, { showSuccess: true })
    expect(said()).toBe('Done')
    language.set('zh-CN')
    await api.users.logout({}, { showSuccess: true })
    expect(said()).toBe('操作成功')
  })
})

it('rejects with the raw response when HTTP says no, whatever the options', async () => {
  answer(500)
  const error = await api.users.logout({}, { throwError: false }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(HttpFailure)
  expect((error as HttpFailure).response.status).toBe(500)
  expect(said()).toBeUndefined()
  expect(server.asked).toHaveLength(1)
})

describe('420 with a token', () => {
  beforeEach(() => answer({ status: 420, msg: 'Please sign in first', data: { code: 'signed_out' } }))

  it('ends the session and says so', async () => {
    await expect(api.users.sessions({})).rejects.toMatchObject({ status: 420 })
    expect(session.get()).toBe('')
    expect(said()).toBe('Your session has ended. Please sign in again')
  })

  it('ends it silently when a read meets it', async () => {
    await expect(api.users.sessions({}, { showError: false })).rejects.toMatchObject({ status: 420 })
    expect(session.get()).toBe('')
    expect(said()).toBeUndefined()
  })

  it('leaves a session alone that began while the refused call was under way', async () => {
    server.replies = () => {
      session.set('a newer token')
      return { status: 420 }
    }
    await expect(api.users.sessions({})).rejects.toMatchObject({ status: 420 })
    expect(session.get()).toBe('a newer token')
  })
})

describe('420 without a token', () => {
  const shown = createValue<OpenDialog | null>(null)
  const Watch = () => {
    const dialog = useDialog()
    useEffect(() => shown.set(dialog), [dialog])
    return null
  }

  beforeEach(async () => {
    session.set('')
    answer({ status: 420, msg: 'Please sign in first', data: { code: 'signed_out' } })
    await render(<Watch />)
  })

  it('asks once, however many taps were refused, and leads to /login and back', async () => {
    await Promise.allSettled([api.system.appclick({ id: 1 }), api.system.appclick({ id: 2 })])
    await vi.waitFor(() => expect(shown.get()).toMatchObject({ kind: 'alert', text: 'Please sign in first', ok: 'Go to login' }))
    shown.get()?.onClose('confirm')
    await vi.waitFor(() => expect(places.moves).toEqual([['go', '/login', { back: '/player?id=7' }]]))
    await vi.waitFor(() => expect(shown.get()).toBeNull())
    expect(said()).toBeUndefined()
  })

  it('stays where it is when Back closes the question', async () => {
    await expect(api.system.appclick({ id: 1 })).rejects.toMatchObject({ status: 420 })
    await vi.waitFor(() => expect(shown.get()).not.toBeNull())
    shown.get()?.onClose('cancel')
    await vi.waitFor(() => expect(shown.get()).toBeNull())
    expect(places.moves).toEqual([])
  })

  it('asks nobody over a read', async () => {
    await expect(api.users.sessions({}, { showError: false })).rejects.toMatchObject({ status: 420 })
    expect(shown.get()).toBeNull()
  })
})

describe('451', () => {
  beforeEach(() => answer({ status: 451, msg: 'Please confirm first', data: { code: 'age_gate' } }))

  it('leads to the gate and back to the link that was open, and keeps the session', async () => {
    await expect(api.users.sessions({})).rejects.toMatchObject({ status: 451 })
    expect(ageGate.get()).toBe('none')
    expect(places.moves).toEqual([['replace', '/splash', { back: '/player?id=7' }]])
    expect(session.get()).toBe('my token')
    expect(said()).toBeUndefined()
  })

  it('goes nowhere when the gate is open already', async () => {
    places.open = '/splash?back=%2Fplayer'
    await expect(api.users.sessions({}, { showError: false })).rejects.toMatchObject({ status: 451 })
    expect(places.moves).toEqual([])
  })
})
