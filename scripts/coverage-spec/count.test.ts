import { expect, it } from 'vitest'
import { compact, countCalls, countRoutes } from './count.ts'

const tests = [
  { path: 'server/src/domains/account/account.test.ts', text: 'await guest.users.login_account({})\nawait api.mv.liking({ id })' },
  { path: 'server/src/gateway/every-call.test.ts', text: 'await api.users.personal({})' },
]

it('counts a call only when the contract holds it and a test of its own names it', () => {
  const contracted = new Set(['users/login_account', 'users/personal'])
  expect(countCalls(['users/login_account', 'users/personal', 'mv/liking'], contracted, tests)).toEqual({
    real: ['users/login_account'],
    missing: ['users/personal', 'mv/liking'],
  })
})

it('counts a route only when it is not marked as later', () => {
  expect(countRoutes(['/home', '/my', '/tag'], [{ path: '/home' }, { path: '/my', later: true }])).toEqual({ real: ['/home'], missing: ['/my', '/tag'] })
})

it('names what is missing by domain', () => {
  expect(compact(['mv/liking', 'mv/watching', 'p/createP'])).toEqual(['mv/{liking watching} p/{createP}'])
})
