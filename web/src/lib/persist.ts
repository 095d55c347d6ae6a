import type { InfiniteData, Query, QueryFunctionContext } from '@tanstack/react-query'
import { copiesEra, readCopy, writeCopy } from './copies.ts'
import { queryClient } from './query.ts'

type Ask = (context: never) => unknown

const isList = (data: unknown): data is InfiniteData<unknown> => typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data

/** Of a list only its beginning: the rest would be asked for again page by page. */
const worthKeeping = (data: unknown) => (isList(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data)

const isStillWanted = (query: Query) => queryClient.getQueryCache().get(query.queryHash) === query

/** The copy is shown at once, the server's answer takes its place when it comes. */
const copyFirst = async (ask: Ask, context: QueryFunctionContext, query: Query) => {
  if (query.state.data === undefined) {
    const copy = await readCopy(query.queryHash)
    if (copy !== null) {
      setTimeout(() => {
        if (isStillWanted(query)) void query.fetch().catch(() => undefined)
      })
      return copy
    }
  }
  const askedIn = copiesEra()
  const answer = await ask(context as never)
  void writeCopy(query.queryHash, worthKeeping(answer), askedIn)
  return answer
}

/** Marks a read that is worth keeping for the next start and for offline: `useQuery(kept(one(api.system.appcenter, {})))`. */
export const kept = <O extends object>(options: O): O => ({ ...options, persister: copyFirst })
