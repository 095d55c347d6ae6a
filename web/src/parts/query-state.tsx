import { ErrorState } from '@nocturne/ui/error-state.tsx'
import { Empty } from '@nocturne/ui/empty.tsx'
import { SignedOut } from '@nocturne/ui/signed-out.tsx'
import { SkeletonRows } from '@nocturne/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureSentence } from '../lib/failure.ts'
import { useTexts } from '../lib/language.ts'
import { navigation } from '../lib/navigation.ts'
import { session } from '../lib/session.ts'
import { useValue } from '../lib/value.ts'
import { partTexts } from './texts.ts'

export const goSignIn = () => navigation.go('/login', { back: navigation.current() })

interface QueryStateProps<T> {
  query: UseQueryResult<T>
  /** A guest sees the way in instead; give the query `memberRead` as well. */
  forMembers?: boolean
  skeleton?: ReactNode
  isEmpty?(data: T): boolean
  empty?: ReactNode
  children(data: T): ReactNode
}

/** Every state of one answer; what was shown stays while something newer is on its way. */
export const QueryState = <T,>({ query, forMembers = false, skeleton = <SkeletonRows />, isEmpty, empty, children }: QueryStateProps<T>) => {
  const t = useTexts(partTexts)
  const token = useValue(session)
  if (forMembers && token === '') return <SignedOut onSignIn={goSignIn} />
  if (query.data !== undefined) return isEmpty?.(query.data) ? (empty ?? <Empty sentence={t.empty} />) : children(query.data)
  if (query.isError) return <ErrorState sentence={failureSentence(query.error)} onRetry={() => void query.refetch()} />
  return skeleton
}
