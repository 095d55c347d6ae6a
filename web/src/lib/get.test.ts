import { afterEach, expect, it, vi } from 'vitest'
import { get, getJson } from './get.ts'
import { HttpFailure } from './wire-failures.ts'

const answers = (...statuses: number[]) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"build":"b"}', { status: statuses.shift() ?? 200 }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

it.each([408, 409, 425, 429, 500, 502, 503, 504])('asks once more after %d', async (status) => {
  const fetched = answers(status)
  expect(await getJson('/latest.json')).toEqual({ build: 'b' })
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('asks twice and no more', async () => {
  const fetched = answers(503, 502, 200)
  await expect(get('/latest.json')).rejects.toMatchObject({ response: { status: 502 } })
  expect(fetched).toHaveBeenCalledTimes(2)
})

it.each([400, 401, 403, 404, 410, 501])('takes %d for an answer', async (status) => {
  const fetched = answers(status)
  await expect(get('/latest.json')).rejects.toBeInstanceOf(HttpFailure)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('sends no credentials', async () => {
  const fetched = answers()
  await get('/app.json')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
})
