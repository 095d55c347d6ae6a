import { expect, it } from 'vitest'
import { inAppLink } from './way-back.ts'

it.each(['/my', '/player?id=7', '/post-detail?id=1&comment=2'])('follows %s', (link) => {
  expect(inAppLink(link, '/home')).toBe(link)
})

it.each([undefined, '', '/', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', '/splash', '/splash?back=/my', '/login', '/login?back=/my'])(
  'goes home instead of %j',
  (link) => {
    expect(inAppLink(link, '/home')).toBe('/home')
  },
)
