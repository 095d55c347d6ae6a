import { describe, expect, it } from 'vitest'
import { addressKey } from './address.ts'

describe('an address as a key', () => {
  it('is an IPv4 address as it stands, also inside IPv6', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('is the first half of an IPv6 address, however it is written', () => {
    const key = '2001:db8:0:1::/64'
    expect(addressKey('2001:db8:0:1:aaaa:bbbb:cccc:dddd')).toBe(key)
    expect(addressKey('2001:0DB8::1:0:0:0:9')).toBe(key)
    expect(addressKey('2001:db8:0:2::9')).not.toBe(key)
    expect(addressKey('::1')).toBe('0:0:0:0::/64')
  })
})
