import { useQuery } from '@tanstack/react-query'
import { Empty } from '@nocturne/ui/empty.tsx'
import { ErrorState } from '@nocturne/ui/error-state.tsx'
import { SignedOut } from '@nocturne/ui/signed-out.tsx'
import { Skeleton, SkeletonCards, SkeletonRows } from '@nocturne/ui/skeleton.tsx'
import { showToast } from '../../lib/toast.ts'
import { Go } from '../../parts/go.tsx'
import { goSignIn, QueryState } from '../../parts/query-state.tsx'
import { Section } from './section.tsx'

const OneAnswer = () => {
  const query = useQuery({ queryKey: ['parts', 'one'], queryFn: () => Promise.resolve('An answer') })
  return <QueryState query={query}>{(answer) => <p>{answer}</p>}</QueryState>
}

export const StateParts = () => (
  <>
    <Section title="States">
      <Empty title="A title, where it helps" sentence="这里还没有内容" action={{ label: '去看看', onClick: () => showToast('Going') }} />
      <ErrorState sentence="连接不上，请检查网络后再试" onRetry={() => showToast('Again')} />
      <SignedOut onSignIn={goSignIn} />
      <OneAnswer />
      <Go to="/my" search={{}} className="flex min-h-touch items-center font-medium text-iris-ink">
        A link to my page
      </Go>
    </Section>
    <Section title="Skeletons">
      <SkeletonRows count={2} />
      <SkeletonCards count={2} />
      <Skeleton heights={['h-16', 'h-24']} />
    </Section>
  </>
)
