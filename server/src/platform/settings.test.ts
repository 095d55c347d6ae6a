import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const sentence = (environment: Record<string, string>) => {
  try {
    readSettings(environment)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

describe('settings', () => {
  it('need nothing on a fresh machine', () => {
    expect(readSettings({})).toMatchObject({ HOST: '127.0.0.1', PORT: 8080, ROLE: 'all', DEMO: true, isLoopback: true })
  })

  it('treat an empty variable as not given', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080, DEMO: true })
  })

  it('turn the demo off when a database is given', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://x@db/nocturne' }).DEMO).toBe(false)
  })

  it('name every wrong value at once', () => {
    const message = sentence({ PORT: '99999', ROLE: 'boss', HOUSE_TIMEZONE: 'Moon/Base', LINES: 'ftp://x', METRICS_NETWORKS: '10.0.0.0/99' })
    for (const name of ['PORT', 'ROLE', 'HOUSE_TIMEZONE', 'LINES', 'METRICS_NETWORKS']) expect(message).toContain(name)
  })

  it('refuse the demo on a public address', () => {
    expect(sentence({ DEMO: '1', HOST: '0.0.0.0', PUBLIC_URL: 'https://n.example' })).toContain('DEMO')
  })

  it('ask for the public address and the private key when the host is public', () => {
    const message = sentence({ DEMO: '0', HOST: '0.0.0.0' })
    expect(message).toContain('PUBLIC_URL')
    expect(message).toContain('PRIVATE_KEY')
  })

  it('cut the slash that would double in every address', () => {
    expect(readSettings({ LINES: 'https://a.example/, https://b.example' }).LINES).toEqual(['https://a.example', 'https://b.example'])
  })
})
