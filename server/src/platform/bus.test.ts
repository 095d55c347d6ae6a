import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../testkit/test-app.ts'
import { openBus } from './bus.ts'
import { watched } from './watched.ts'

const { services } = await openTestApp()
const { db, log, settings } = services

const openAnother = () => openBus(settings.DATABASE_URL!, db.pool, log)
const cutConnections = () => db.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()")

describe('the bus', () => {
  it('carries a message to every process', async () => {
    const other = await openAnother()
    const heard: unknown[] = []
    other.on('greeting', ({ word }) => heard.push(word))
    await services.bus.publish({ topic: 'greeting', word: '夜' })
    await services.bus.publish({ topic: 'other', word: 'no' })
    await vi.waitFor(() => expect(heard).toEqual(['夜']))
    await other.close()
  })

  it('comes back after its connection was cut, and has everybody read again', async () => {
    const other = await openAnother()
    let heard = 0
    other.on('greeting', () => (heard += 1))
    await cutConnections()
    await vi.waitFor(() => expect(other.isConnected()).toBe(false))
    await vi.waitFor(() => expect(other.isConnected()).toBe(true), 5_000)
    expect(heard).toBe(1)
    await services.bus.publish({ topic: 'greeting' })
    await vi.waitFor(() => expect(heard).toBe(2))
    await other.close()
  })
})

describe('a watched value', () => {
  it('is read once until it changes, and never trusted while the bus is deaf', async () => {
    const other = await openAnother()
    let reads = 0
    const value = watched(other, 'thing', async () => (reads += 1))
    await Promise.all([value(), value(), value()])
    expect(await value()).toBe(1)
    await services.bus.publish({ topic: 'thing' })
    await vi.waitFor(async () => expect(await value()).toBe(2))
    await other.close()
    await cutConnections()
    await wait(50)
  })

  it('is tried again after a read that failed', async () => {
    let reads = 0
    const value = watched(services.bus, 'fragile', async () => {
      reads += 1
      if (reads === 1) throw new Error('not yet')
      return reads
    })
    await expect(value()).rejects.toThrow('not yet')
    expect(await value()).toBe(2)
  })
})
