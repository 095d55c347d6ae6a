import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRef, useState, type ReactNode } from 'react'
import { PageContext, type OpenPage } from '../parts/page-context.ts'

interface FramedPageProps {
  client?: QueryClient
  onEvict?: Set<() => void>
  className?: string
  children: ReactNode
}

/** A page without its app: a scroller of its own, and what would be told when it is dropped. */
export const FramedPage = ({ client = new QueryClient(), onEvict = new Set(), className = '', children }: FramedPageProps) => {
  const [page] = useState<OpenPage>(() => ({ search: {}, scroller: createRef(), onEvict }))
  const [queries] = useState(client)
  const { scroller } = page
  return (
    <QueryClientProvider client={queries}>
      <PageContext value={page}>
        <div ref={scroller} data-testid="page" className={`bg-bg text-ink ${className}`}>
          <div>{children}</div>
        </div>
      </PageContext>
    </QueryClientProvider>
  )
}
