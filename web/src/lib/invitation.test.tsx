import { beforeEach, expect, it } from 'vitest'
import { incode, takeInvitation } from './invitation.ts'
import { useUser } from './stores/user.ts'

beforeEach(() => incode.set(''))

it.each([
  ['https://n.test/#/invite?code=MOON7', 'MOON7'],
  ['https://n.test/?code=MOON7', 'MOON7'],
  ['https://n.test/?incode=MOON7#/home', 'MOON7'],
  ['https://n.test/#/home?incode=MOON7', 'MOON7'],
  ['https://n.test/#/player?id=7&code=NOT', ''],
  ['https://n.test/#/invite', ''],
  ['https://n.test/#/invite?code=%3Cscript%3E', ''],
  [`https://n.test/?code=${'x'.repeat(33)}`, ''],
])('takes from %s the code %j', (href, code) => {
  takeInvitation(href)
  expect(incode.get()).toBe(code)
  expect(useUser.getState().incode).toBe(code)
})

it('keeps the code when a later address has none, and takes a newer one', () => {
  takeInvitation('https://n.test/?code=FIRST')
  takeInvitation('https://n.test/#/home')
  expect(incode.get()).toBe('FIRST')
  takeInvitation('https://n.test/#/invite?code=SECOND')
  expect(incode.get()).toBe('SECOND')
})
