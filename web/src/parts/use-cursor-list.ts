import { hashKey, useInfiniteQuery, useQueryClient, type InfiniteData, type QueryKey, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useOnEvict } from './page-context.ts'

/** What every list call answers. */
export interface ListPage {
  list: readonly unknown[]
  next: string | null
}

export type ItemOf<P extends ListPage> = P['list'][number]
export type CursorQuery<P extends ListPage, K extends QueryKey> = UseInfiniteQueryOptions<P, Error, InfiniteData<P>, K, string | null> & { queryKey: K }

type KeyOf<P extends ListPage> = (item: ItemOf<P>) => string | number

/** A row that moved down between two readings comes twice; it is shown where it was first seen. */
const withoutRepeats = <P extends ListPage>(pages: readonly P[], itemKey: KeyOf<P>) => {
  const byKey = new Map<string | number, ItemOf<P>>()
  for (const { list } of pages) for (const item of list) if (!byKey.has(itemKey(item))) byKey.set(itemKey(item), item)
  return [...byKey.values()]
}

export const useCursorList = <P extends ListPage, K extends QueryKey>(query: CursorQuery<P, K>, itemKey: KeyOf<P>) => {
  const client = useQueryClient()
  const answer = useInfiniteQuery(query)
  const { refetch, data } = answer
  const { queryKey } = query
  const hash = hashKey(queryKey)
  const items = useMemo(() => withoutRepeats(data?.pages ?? [], itemKey), [data, itemKey])

  // The list belongs to its page and goes with it.
  useOnEvict(useCallback(() => client.removeQueries({ queryKey, exact: true, type: 'inactive' }), [client, hash]))

  const refresh = useCallback(async () => {
    // Only the first page is read anew: the others follow as they are scrolled to.
    client.setQueryData<InfiniteData<P>>(queryKey, (old) => old && { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) })
    await refetch()
  }, [client, hash, refetch])

  return { items, answer, refresh }
}
