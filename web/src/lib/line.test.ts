import { afterEach, expect, it, vi } from 'vitest'
import { chooseLine } from './line.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (delays: Record<string, number | 'down'>) =>
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const delay = delays[new URL(url).origin] ?? 'down'
    if (delay === 'down') throw new TypeError('unreachable')
    await new Promise((resolve, reject) => {
      setTimeout(resolve, delay)
      signal?.addEventListener('abort', () => reject(new Error('stopped')))
    })
    return new Response('pong')
  })

const lines = ['https://a.test', 'https://b.test', 'https://c.test']

it('takes the line that answers first', async () => {
  answering({ 'https://a.test': 200, 'https://b.test': 5, 'https://c.test': 'down' })
  expect(await chooseLine(lines)).toBe('https://b.test')
})

it('takes the first when none answers', async () => {
  answering({})
  expect(await chooseLine(lines)).toBe('https://a.test')
})

it('asks nobody when there is no choice', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable())
  expect(await chooseLine(['https://a.test'])).toBe('https://a.test')
})
