import { createClient, type AskOptions } from '@nocturne/contract/client.ts'
import { read, write } from '@nocturne/contract/define.ts'
import { Id, page, pageOf } from '@nocturne/contract/shapes.ts'
import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { memberRead, one, pages, queryClient } from './query.ts'
import { session } from './session.ts'

const sample = {
  mv: {
    detail: read('anyone', z.object({ id: Id }), z.object({ title: z.string() })),
    mine: read('member', z.object({}), z.object({ title: z.string() })),
    list: read('anyone', z.object({ tag: z.string(), ...page }), pageOf(z.object({ id: Id }))),
    liking: write('member', z.object({ id: Id }), z.object({ title: z.string() })),
  },
}

const sent: [string, unknown, AskOptions | undefined][] = []
let answer: (name: string, input: { cursor?: string }) => unknown
const api = createClient<typeof sample>(async (_domain, name, input, options) => {
  sent.push([name, input, options])
  return answer(name, input as object)
})

beforeEach(() => {
  queryClient.clear()
  sent.length = 0
  session.set('')
  answer = () => ({ title: 'a film' })
})

const Title = () => {
  const { data, error } = useQuery(one(api.mv.detail, { id: 7 }))
  return <p role="status">{data?.title ?? (error ? 'failed' : 'waiting')}</p>
}

const MyTitle = () => {
  const { data, fetchStatus } = useQuery(memberRead(one(api.mv.mine, {})))
  return <p role="status">{data?.title ?? fetchStatus}</p>
}

const shown = (child: React.ReactNode) => render(<QueryClientProvider client={queryClient}>{child}</QueryClientProvider>)

it('asks quietly, by path and input, and keeps the answer for as long as the page lives', async () => {
  const screen = await shown(<Title />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('a film')
  expect(sent).toEqual([['detail', { id: 7 }, { showError: false, isRead: true }]])
  expect(queryClient.getQueryData(['mv', 'detail', { id: 7 }])).toEqual({ title: 'a film' })
  await screen.unmount()
  expect(queryClient.getQueryCache().getAll()[0]?.gcTime).toBe(Infinity)
  window.dispatchEvent(new Event('focus'))
  await shown(<Title />)
  expect(sent).toHaveLength(1)
})

it('fails at once', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const screen = await shown(<Title />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('failed')
  expect(sent).toHaveLength(1)
})

it('does not send a member’s read without a token', async () => {
  const guest = await shown(<MyTitle />)
  await expect.element(guest.getByRole('status')).toHaveTextContent('idle')
  expect(sent).toEqual([])
  await guest.unmount()
  session.set('my token')
  const member = await shown(<MyTitle />)
  await expect.element(member.getByRole('status')).toHaveTextContent('a film')
})

const List = () => {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(pages(api.mv.list, { tag: 'moon' }))
  const ids = data?.pages.flatMap(({ list }) => list.map(({ id }) => id)) ?? []
  return (
    <button type="button" disabled={!hasNextPage} onClick={() => void fetchNextPage()}>
      {ids.join(' ')}
    </button>
  )
}

it('reads a list page by page, and nothing anew when it is shown again, unless it was made invalid', async () => {
  answer = (_name, { cursor }) => (cursor === undefined ? { list: [{ id: 1 }, { id: 2 }], next: 'c' } : { list: [{ id: 3 }], next: null })
  const screen = await shown(<List />)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent('1 2')
  await button.click()
  await expect.element(button).toHaveTextContent('1 2 3')
  await expect.element(button).toBeDisabled()
  expect(sent.map(([, input]) => input)).toEqual([{ tag: 'moon' }, { tag: 'moon', cursor: 'c' }])
  await screen.unmount()
  const again = await shown(<List />)
  await expect.element(again.getByRole('button')).toHaveTextContent('1 2 3')
  expect(sent).toHaveLength(2)
  await again.unmount()
  await queryClient.invalidateQueries()
  await shown(<List />)
  await vi.waitFor(() => expect(sent).toHaveLength(4))
})

it('takes nothing but reads, and only lists as lists', () => {
  // @ts-expect-error a write is no query
  one(api.mv.liking, { id: 7 })
  // @ts-expect-error one answer is no list
  pages(api.mv.detail, { id: 7 })
  // @ts-expect-error the input is checked
  one(api.mv.detail, { id: '7' })
  // @ts-expect-error the input of a list is checked too
  pages(api.mv.list, {})
  expect(sent).toEqual([])
})
