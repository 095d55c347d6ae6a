import { KeyRound } from 'lucide-react'
import { ErrorState } from '@nocturne/ui/error-state.tsx'
import { PullToRefresh } from '@nocturne/ui/pull-to-refresh.tsx'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { Skeleton } from '@nocturne/ui/skeleton.tsx'
import { failureSentence } from '../../lib/failure.ts'
import { useTexts } from '../../lib/language.ts'
import { navigation } from '../../lib/navigation.ts'
import { session } from '../../lib/session.ts'
import { syncConfig } from '../../lib/sync.ts'
import { useValue } from '../../lib/value.ts'
import { usePageScroller } from '../../parts/page-context.ts'
import { unsavedCode } from './login/recovery-code.ts'
import { Guest } from './my/guest.tsx'
import { AmountCards, VipCard } from './my/member-cards.tsx'
import { Counts, ProfileHead } from './my/profile-head.tsx'
import { QuickRows } from './my/quick-rows.tsx'
import { texts } from './my/texts.ts'
import { Tools } from './my/tools.tsx'
import { reloadPersonal, usePersonal } from './personal.ts'

/** The code of a new account that was not saved yet: this is the last chance. */
const CodeReminder = () => {
  const t = useTexts(texts)
  if (useValue(unsavedCode) === '') return null
  return (
    <RowGroup>
      <Row Icon={KeyRound} label={t.codeWaiting} note={t.codeWaitingNote} onClick={() => navigation.go('/login', { back: '/my' })} />
    </RowGroup>
  )
}

const Member = () => {
  const { data: user, error, refetch } = usePersonal()
  if (user) {
    return (
      <>
        <ProfileHead user={user} />
        <Counts user={user} />
        <CodeReminder />
        <VipCard user={user} />
        <AmountCards user={user} />
        <Tools isMember />
        <QuickRows inviteCode={user.aff_code} />
      </>
    )
  }
  if (error) return <ErrorState sentence={failureSentence(error)} onRetry={() => void refetch()} />
  return <Skeleton heights={['h-16', 'h-12', 'h-18', 'h-20', 'h-28', 'h-36']} />
}

const MyScreen = () => {
  const isMember = useValue(session) !== ''
  const scroller = usePageScroller()
  return (
    <PullToRefresh scroller={scroller} onRefresh={isMember ? reloadPersonal : syncConfig}>
      <main className="flex min-h-full flex-col gap-3 bg-linear-to-b from-tint to-bg to-40% px-4 pt-[max(calc(20rem/37.5),env(safe-area-inset-top))] pb-6">
        {isMember ? (
          <Member />
        ) : (
          <>
            <Guest />
            <Tools isMember={false} />
            <QuickRows inviteCode="" />
          </>
        )}
      </main>
    </PullToRefresh>
  )
}

export default MyScreen
