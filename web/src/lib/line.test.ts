import { afterEach, expect, it, vi } from 'vitest'
import { chooseLine, firstToAnswer, measureLine } from './line.ts'

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

it('takes the line that was wished for, though others are faster, while it answers', async () => {
  answering({ 'https://a.test': 5, 'https://b.test': 60, 'https://c.test': 'down' })
  expect(await chooseLine(lines, 'https://b.test')).toBe('https://b.test')
  expect(await chooseLine(lines, 'https://c.test')).toBe('https://a.test')
  expect(await chooseLine(lines, 'https://gone.test')).toBe('https://a.test')
})

it('says when nobody answers', async () => {
  answering({})
  expect(await firstToAnswer(lines)).toBeNull()
  expect(await firstToAnswer([])).toBeNull()
})

it('measures how long a line takes', async () => {
  answering({ 'https://a.test': 30 })
  const { latencyMs } = await measureLine('https://a.test')
  expect(latencyMs).toBeGreaterThanOrEqual(25)
  expect(await measureLine('https://b.test')).toEqual({ line: 'https://b.test', latencyMs: null })
})
