import { hashKey, useInfiniteQuery, useQueryClient, type InfiniteData, type QueryKey, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useOnEvict } from './page-context.ts'

interface ListPage<T> {
  list: readonly T[]
  next: string | null
}

export type CursorQuery<T> = UseInfiniteQueryOptions<ListPage<T>, Error, InfiniteData<ListPage<T>, string | null>, QueryKey, string | null>

/** A row that moved down between two readings comes twice; it is shown where it was first seen. */
const withoutRepeats = <T>(pages: readonly ListPage<T>[], itemKey: (item: T) => string | number) => {
  const byKey = new Map<string | number, T>()
  for (const { list } of pages) for (const item of list) if (!byKey.has(itemKey(item))) byKey.set(itemKey(item), item)
  return [...byKey.values()]
}

export const useCursorList = <T>(query: CursorQuery<T>, itemKey: (item: T) => string | number) => {
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
    client.setQueryData<InfiniteData<ListPage<T>, string | null>>(queryKey, (old) => old && { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) })
    await refetch()
  }, [client, hash, refetch])

  return { items, answer, refresh }
}
