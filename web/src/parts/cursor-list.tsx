import { Empty } from '@nocturne/ui/empty.tsx'
import { ErrorState } from '@nocturne/ui/error-state.tsx'
import { PullToRefresh } from '@nocturne/ui/pull-to-refresh.tsx'
import { SignedOut } from '@nocturne/ui/signed-out.tsx'
import { SkeletonRows } from '@nocturne/ui/skeleton.tsx'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureSentence } from '../lib/failure.ts'
import { useTexts } from '../lib/language.ts'
import { session } from '../lib/session.ts'
import { useValue } from '../lib/value.ts'
import { ListFoot } from './list-foot.tsx'
import { usePageScroller } from './page-context.ts'
import { goSignIn } from './query-state.tsx'
import { partTexts } from './texts.ts'
import { useCursorList, type CursorQuery, type ItemOf, type ListPage } from './use-cursor-list.ts'
import { VirtualRows } from './virtual-rows.tsx'

interface CursorListProps<P extends ListPage, K extends QueryKey> {
  /** `pages(api.mv.list, { tab: 1 })` */
  query: CursorQuery<P, K>
  itemKey(item: ItemOf<P>): string | number
  children(item: ItemOf<P>, index: number): ReactNode
  /** Cards beside each other. */
  columns?: 1 | 2 | 3
  /** A guest sees the way in, and nothing is asked for. */
  forMembers?: boolean
  skeleton?: ReactNode
  empty?: ReactNode
}

/**
 * The one list of the product: pull to refresh, endless loading that goes on by itself when a page comes empty,
 * every state, nothing twice. It stands anywhere in a page and scrolls with it.
 */
export const CursorList = <P extends ListPage, K extends QueryKey>({ forMembers = false, ...list }: CursorListProps<P, K>) => {
  const token = useValue(session)
  return forMembers && token === '' ? <SignedOut onSignIn={goSignIn} /> : <List {...list} />
}

const List = <P extends ListPage, K extends QueryKey>({ query, itemKey, children, columns = 1, skeleton = <SkeletonRows />, empty }: Omit<CursorListProps<P, K>, 'forMembers'>) => {
  const t = useTexts(partTexts)
  const scroller = usePageScroller()
  const { items, answer, refresh } = useCursorList(query, itemKey)
  const isWaiting = answer.isPending || (items.length === 0 && answer.hasNextPage)
  const isFailed = answer.isError && items.length === 0

  return (
    <PullToRefresh scroller={scroller} onRefresh={refresh}>
      {isFailed ? (
        <ErrorState sentence={failureSentence(answer.error)} onRetry={() => void (answer.data ? answer.fetchNextPage() : answer.refetch())} />
      ) : (
        isWaiting && skeleton
      )}
      {!isFailed && !isWaiting && items.length === 0 && (empty ?? <Empty sentence={t.empty} />)}
      {items.length > 0 && (
        <VirtualRows items={items} columns={columns} itemKey={itemKey}>
          {children}
        </VirtualRows>
      )}
      {!isFailed && answer.data && (items.length > 0 || answer.hasNextPage) && <ListFoot answer={answer} shownCount={items.length} />}
    </PullToRefresh>
  )
}

