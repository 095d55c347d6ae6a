import { infiniteQueryOptions } from '@tanstack/react-query'
import { SkeletonCards } from '@nocturne/ui/skeleton.tsx'
import { Row } from '@nocturne/ui/row.tsx'
import { CursorList } from '../../parts/cursor-list.tsx'
import { Page } from '../../parts/page.tsx'

const WAIT_MS = 500
const PAGE_SIZE = 20
const LAST_PAGE = 6

/** How each of the lists behaves, by its number on the page of parts. */
const isGap = (number: number, page: number) => number === 2 || (number === 1 && page % 3 !== 2)
const fails = (number: number, page: number) => number === 3 || (number === 4 && page === 1 && Math.random() < 0.7)

const answer = async (number: number, page: number) => {
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  if (fails(number, page)) throw new TypeError('no connection')
  const list = isGap(number, page) ? [] : Array.from({ length: PAGE_SIZE }, (_, place) => ({ id: page * PAGE_SIZE + place + 1 }))
  return { list, next: page < LAST_PAGE ? String(page + 1) : null }
}

const listOf = (number: number) =>
  infiniteQueryOptions({
    queryKey: ['parts', 'cursor', number],
    queryFn: ({ pageParam }) => answer(number, Number(pageParam ?? 0)),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    refetchOnMount: false,
  })

const idOf = ({ id }: { id: number }) => id

const FOR_MEMBERS = 5
const IN_COLUMNS = 6

export const CursorView = ({ number }: { number: number }) => (
  <Page title={`List ${number}`}>
    <p className="px-4 py-2 text-s text-ink-3">Something above the list.</p>
    {number === IN_COLUMNS ? (
      <CursorList query={listOf(number)} itemKey={idOf} columns={2} skeleton={<SkeletonCards />}>
        {({ id }) => <div className="flex aspect-16/9 items-center justify-center rounded-m bg-tint text-iris-ink tabular-nums">{id}</div>}
      </CursorList>
    ) : (
      <CursorList query={listOf(number)} itemKey={idOf} forMembers={number === FOR_MEMBERS}>
        {({ id }) => <Row label={`Item ${id}`} onClick={() => {}} />}
      </CursorList>
    )}
  </Page>
)
