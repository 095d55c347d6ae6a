import { infiniteQueryOptions, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startNavigation } from '../lib/navigation.ts'
import { session } from '../lib/session.ts'
import { FramedPage } from '../testkit/framed-page.tsx'
import { CursorList } from './cursor-list.tsx'

interface Answer {
  list: { id: number }[]
  next: string | null
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const ids = (first: number, count: number) => Array.from({ length: count }, (_, place) => ({ id: first + place }))

/** A list call that answers from a script, by cursor. */
const scripted = (answers: Record<string, () => Answer | Promise<Answer>>) => vi.fn(async (cursor: string) => (answers[cursor] ?? (() => ({ list: [], next: null })))())

type Ask = ReturnType<typeof scripted>

const pagesOf = (ask: Ask) =>
  infiniteQueryOptions({
    queryKey: ['test', 'list'],
    queryFn: ({ pageParam }) => ask(pageParam ?? 'first'),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    refetchOnMount: false,
    retry: false,
  })

const idOf = ({ id }: { id: number }) => id

let client = new QueryClient()
const evicted = new Set<() => void>()

const open = (ask: Ask, given: { forMembers?: boolean; columns?: 2 } = {}) =>
  render(
    <FramedPage client={client} onEvict={evicted} className="h-100 overflow-y-auto">
      <p className="h-20">Above</p>
      <CursorList query={pagesOf(ask)} itemKey={idOf} skeleton={<p>Waiting</p>} {...given}>
        {({ id }) => <p className="h-12">Item {id}</p>}
      </CursorList>
    </FramedPage>,
  )

beforeEach(() => {
  client = new QueryClient()
  evicted.clear()
})
afterEach(() => session.set(''))

it('shows that it waits, then the rows, then that there are no more', async () => {
  const screen = await open(scripted({ first: async () => (await later(150), { list: ids(1, 3), next: null }) }))
  await expect.element(screen.getByText('Waiting')).toBeInTheDocument()
  await expect.element(screen.getByText('Item 3')).toBeVisible()
  await expect.element(screen.getByText('到底了')).toBeVisible()
  await expect.element(screen.getByText('Waiting')).not.toBeInTheDocument()
})

it('asks for the next page when its end comes near, and holds only what is near the screen', async () => {
  const ask = scripted({ first: () => ({ list: ids(1, 50), next: 'b' }), b: () => ({ list: ids(51, 50), next: 'c' }), c: () => ({ list: ids(101, 50), next: null }) })
  const screen = await open(ask)
  await expect.element(screen.getByText('Item 1', { exact: true })).toBeVisible()
  await later(200)
  expect(ask.mock.calls).toEqual([['first']])
  const page = screen.getByTestId('page').element()
  page.scrollTop = page.scrollHeight
  await expect.poll(() => ask.mock.calls).toEqual([['first'], ['b']])
  await expect.poll(() => page.scrollHeight).toBeGreaterThan(100 * 48)
  expect(page.querySelectorAll('p.h-12').length).toBeLessThan(45)
  for (let turn = 0; turn < 4; turn += 1) {
    page.scrollTop = page.scrollHeight
    await later(100)
  }
  await expect.element(screen.getByText('Item 150', { exact: true })).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(3)
})

it('goes on by itself through pages that came empty', async () => {
  const ask = scripted({
    first: () => ({ list: [], next: 'b' }),
    b: () => ({ list: ids(1, 2), next: 'c' }),
    c: () => ({ list: [], next: 'd' }),
    d: () => ({ list: ids(3, 1), next: null }),
  })
  const screen = await open(ask)
  await expect.element(screen.getByText('Item 3')).toBeVisible()
  expect(ask.mock.calls.flat()).toEqual(['first', 'b', 'c', 'd'])
})

it('shows nothing twice', async () => {
  const screen = await open(scripted({ first: () => ({ list: ids(1, 4), next: 'b' }), b: () => ({ list: ids(3, 4), next: null }) }))
  await expect.element(screen.getByText('Item 6')).toBeVisible()
  expect([...screen.container.querySelectorAll('p.h-12')].map(({ textContent }) => textContent)).toEqual(['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 6'])
})

it('says that it is empty, also after pages that were', async () => {
  const screen = await open(scripted({ first: () => ({ list: [], next: 'b' }), b: () => ({ list: [], next: null }) }))
  await expect.element(screen.getByText('这里还没有内容')).toBeVisible()
  await expect.element(screen.getByText('到底了')).not.toBeInTheDocument()
})

it('says what went wrong and tries again', async () => {
  let isOffline = true
  const ask = scripted({
    first: () => {
      if (isOffline) throw new TypeError('no network')
      return { list: ids(1, 1), next: null }
    },
  })
  const screen = await open(ask)
  await expect.element(screen.getByRole('alert').getByText('连接不上，请检查网络后再试')).toBeVisible()
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await expect.element(screen.getByText('Item 1')).toBeVisible()
})

it('keeps its rows when a later page fails, does not hammer, and goes on when asked', async () => {
  let fails = 1
  const ask = scripted({
    first: () => ({ list: ids(1, 2), next: 'b' }),
    b: () => {
      if (fails-- > 0) throw new TypeError('no network')
      return { list: ids(3, 1), next: null }
    },
  })
  const screen = await open(ask)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByText('Item 2')).toBeVisible()
  await later(300)
  expect(ask).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await expect.element(screen.getByText('Item 3')).toBeVisible()
})

it('reads its first page anew when it is refreshed', async () => {
  let round = 0
  const ask = scripted({ first: () => ({ list: ids((round += 1) * 100, 2), next: 'b' }), b: () => ({ list: ids(1, 1), next: null }) })
  const screen = await open(ask)
  await expect.element(screen.getByText('Item 1', { exact: true })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Item 200')).toBeVisible()
  await expect.element(screen.getByText('Item 100')).not.toBeInTheDocument()
  await expect.poll(() => ask.mock.calls.flat()).toEqual(['first', 'b', 'first', 'b'])
})

it('asks nothing for a guest, shows the way in, and loads for a member', async () => {
  const go = vi.fn()
  startNavigation({ go, replace: vi.fn(), open: vi.fn(), back: vi.fn(), current: () => '/my/collect?kind=mv' })
  const ask = scripted({ first: () => ({ list: ids(1, 1), next: null }) })
  const screen = await open(ask, { forMembers: true })
  await userEvent.click(screen.getByRole('button', { name: '去登录' }))
  expect(go).toHaveBeenCalledWith('/login', { back: '/my/collect?kind=mv' })
  expect(ask).not.toHaveBeenCalled()
  session.set('a-token')
  await expect.element(screen.getByText('Item 1')).toBeVisible()
})

it('puts cards beside each other', async () => {
  const screen = await open(scripted({ first: () => ({ list: ids(1, 3), next: null }) }), { columns: 2 })
  await expect.element(screen.getByText('Item 3')).toBeVisible()
  const [one, two, three] = ['Item 1', 'Item 2', 'Item 3'].map((name) => screen.getByText(name).element().getBoundingClientRect())
  expect(two?.top).toBe(one?.top)
  expect(two?.left).toBeGreaterThan(one?.right ?? Infinity)
  expect(three?.top).toBeGreaterThan(one?.bottom ?? Infinity)
})

it('takes its answers along when its page is dropped', async () => {
  const screen = await open(scripted({ first: () => ({ list: ids(1, 1), next: null }) }))
  await expect.element(screen.getByText('Item 1')).toBeVisible()
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  await screen.unmount()
  for (const work of evicted) work()
  expect(client.getQueryCache().getAll()).toHaveLength(0)
})
