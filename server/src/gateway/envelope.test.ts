import { createSecretKey } from 'node:crypto'
import * as browser from '@nocturne/contract/envelope.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as server from './envelope.ts'

const hex = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => Buffer.from(array).toString('hex'))
const keys = fc.record({ key: hex(32), iv: hex(16), sign: fc.string({ minLength: 32, maxLength: 80, unit: 'grapheme' }) })
const serverKeys = ({ key, iv, sign }: browser.WireKeys) => ({ key: createSecretKey(key, 'hex'), iv: Buffer.from(iv, 'hex'), sign })
const runs = { numRuns: 300 }

describe('the envelope of the browser and of the server', () => {
  it('are the same bytes for every value and key', () => {
    fc.assert(
      fc.property(keys, fc.jsonValue(), (wire, value) => {
        const text = JSON.stringify(value)
        const data = browser.encrypt(wire, value)
        expect(server.encryptText(serverKeys(wire), text)).toBe(data)
        expect(server.decryptText(serverKeys(wire), data)).toBe(text)
        expect(browser.decrypt(wire, data)).toEqual(JSON.parse(text))
      }),
      runs,
    )
  })

  it('carry Chinese, emoji and long texts', () => {
    const wire = { key: '11'.repeat(32), iv: '22'.repeat(16), sign: 's'.repeat(32) }
    const value = { text: '夜曲🌙👩‍👩‍👧'.repeat(20_000) }
    expect(browser.decrypt(wire, server.encryptText(serverKeys(wire), JSON.stringify(value)))).toEqual(value)
  })

  it('sign alike, with and without a client', () => {
    fc.assert(
      fc.property(keys, fc.base64String(), fc.nat(), fc.stringMatching(/^[a-z0-9_-]{1,20}$/), (wire, data, timestamp, client) => {
        const sign = browser.signature(wire, data, timestamp, client)
        expect(server.isSigned(serverKeys(wire), { client, timestamp: String(timestamp), data, sign })).toBe(true)
        expect(server.signSealed(serverKeys(wire), data, timestamp).sign).toBe(browser.signature(wire, data, timestamp))
      }),
      runs,
    )
  })

  it('refuse any other sign', () => {
    fc.assert(
      fc.property(keys, fc.base64String(), fc.string(), (wire, data, forged) => {
        const sign = browser.signature(wire, data, 1, 'pwa')
        fc.pre(forged !== sign)
        expect(server.isSigned(serverKeys(wire), { client: 'pwa', timestamp: '1', data, sign: forged })).toBe(false)
      }),
      runs,
    )
  })
})
