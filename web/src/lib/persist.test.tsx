import { beforeEach, expect, it, vi } from 'vitest'
import { copiesBytes, copiesEra, readCopy, sweepCopies, wipeCopies, writeCopy } from './copies.ts'
import { isLocked } from './lock-state.ts'
import { kept } from './persist.ts'
import { queryClient } from './query.ts'

const reading = (answer: () => Promise<unknown>) => kept({ queryKey: ['mv', 'list', {}], queryFn: answer })
const nameOfCopy = JSON.stringify(['mv', 'list', {}])

beforeEach(async () => {
  document.querySelector('meta[name="build"]')?.remove()
  vi.useRealTimers()
  isLocked.set(false)
  queryClient.clear()
  await wipeCopies()
})

const buildIs = (name: string) => {
  const meta = document.querySelector('meta[name="build"]') ?? document.createElement('meta')
  meta.setAttribute('name', 'build')
  meta.setAttribute('content', name)
  document.head.append(meta)
}

it('shows the copy of an earlier visit at once, then the server’s answer', async () => {
  expect(await queryClient.fetchQuery(reading(async () => 'first'))).toBe('first')
  await vi.waitFor(async () => expect(await readCopy(nameOfCopy)).toBe('first'))
  queryClient.clear()
  const ask = vi.fn(async () => 'second')
  expect(await queryClient.fetchQuery(reading(ask))).toBe('first')
  await vi.waitFor(() => expect(queryClient.getQueryData(['mv', 'list', {}])).toBe('second'))
  await vi.waitFor(async () => expect(await readCopy(nameOfCopy)).toBe('second'))
  expect(ask).toHaveBeenCalledOnce()
})

it('goes on with the copy when there is no network', async () => {
  await queryClient.fetchQuery(reading(async () => 'first'))
  await vi.waitFor(async () => expect(await readCopy(nameOfCopy)).toBe('first'))
  queryClient.clear()
  const ask = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await queryClient.fetchQuery(reading(ask))).toBe('first')
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  expect(queryClient.getQueryData(['mv', 'list', {}])).toBe('first')
})

it('keeps the beginning of a list', async () => {
  const pagesOf = kept({
    queryKey: ['mv', 'list', {}],
    queryFn: async ({ pageParam }: { pageParam: number }) => pageParam,
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
    pages: 3,
  })
  expect((await queryClient.fetchInfiniteQuery(pagesOf)).pages).toEqual([1, 2, 3])
  await vi.waitFor(async () => expect(await readCopy(nameOfCopy)).toEqual({ pages: [1], pageParams: [1] }))
})

it('keeps no secrets and no addresses of locked films', async () => {
  await writeCopy('record', { token: 'mine', chat_token: 'mine too', nickname: '月亮🌙' }, copiesEra())
  expect(await readCopy('record')).toEqual({ token: '', chat_token: '', nickname: '月亮🌙' })
  await writeCopy('film', { url: '/media/t/abc/7/index.m3u8' }, copiesEra())
  expect(await readCopy('film')).toBeNull()
})

it('is not read while the app is locked', async () => {
  await writeCopy('record', 'mine', copiesEra())
  isLocked.set(true)
  expect(await readCopy('record')).toBeNull()
  isLocked.set(false)
  expect(await readCopy('record')).toBe('mine')
})

it('is gone after signing out, and an answer that was on its way does not bring it back', async () => {
  const asked = copiesEra()
  await writeCopy('record', 'mine', asked)
  await wipeCopies()
  expect(await readCopy('record')).toBeNull()
  await writeCopy('record', 'late', asked)
  expect(await readCopy('record')).toBeNull()
  expect(await copiesBytes()).toBe(0)
})

it('is measured, and belongs to one build and one day', async () => {
  buildIs('one')
  await writeCopy('record', '月', copiesEra())
  expect(await copiesBytes()).toBe(5)
  buildIs('two')
  expect(await readCopy('record')).toBeNull()
  await sweepCopies()
  expect(await copiesBytes()).toBe(0)
  await writeCopy('record', '月', copiesEra())
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
  expect(await readCopy('record')).toBeNull()
})

it('does without where the browser forbids it', async () => {
  const forbidden = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  await writeCopy('record', 'mine', copiesEra())
  expect(await readCopy('record')).toBeNull()
  expect(await copiesBytes()).toBe(0)
  expect(await queryClient.fetchQuery(reading(async () => 'first'))).toBe('first')
  forbidden.mockRestore()
  transaction.mockRestore()
})
