import type { Endpoint, InputOf, OutputOf } from '@nocturne/contract/client.ts'
import type { Call } from '@nocturne/contract/define.ts'
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { session } from './session.ts'

const FRESH_MS = 60_000

/** The screen shows what went wrong with a read, so nothing is told over it and nobody is sent to /login. */
const quietly = { showError: false, isRead: true } as const

interface Read extends Call {
  mode: 'read'
}
type Page = { list: readonly unknown[]; next: string | null }

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Hidden pages watch nothing: with a limit their data would be gone when they are shown again.
      gcTime: Infinity,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      // The wire changes lines by itself; without a network an error is better than an endless wait.
      retry: false,
      networkMode: 'always',
    },
  },
})

/** One answer: `useQuery(one(api.home.getConfig, {}))`. */
export const one = <C extends Read>(call: Endpoint<C>, input: InputOf<C>) =>
  queryOptions({ queryKey: [...call.path, input], queryFn: () => call(input, quietly) })

/** A list by cursor: `useInfiniteQuery(pages(api.mv.list, { … }))`. Coming back to it reads nothing anew, unless it was made invalid. */
export const pages = <C extends Read>(call: OutputOf<C> extends Page ? Endpoint<C> : never, input: Omit<InputOf<C>, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [...call.path, input],
    queryFn: ({ pageParam }) => call({ ...input, ...(pageParam === null ? {} : { cursor: pageParam }) } as InputOf<C>, quietly),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as Page).next,
    staleTime: Infinity,
  })

const isMember = () => session.get() !== ''

/** A member's read is not sent without a token: `useQuery(memberRead(one(api.users.personal, {})))`. */
export const memberRead = <O extends object>(options: O) => ({ ...options, enabled: isMember })
