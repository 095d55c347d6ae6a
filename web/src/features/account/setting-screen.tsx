import { LogIn } from 'lucide-react'
import { Button } from '@nocturne/ui/button.tsx'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { Skeleton } from '@nocturne/ui/skeleton.tsx'
import { confirmDialog } from '../../lib/dialogs.ts'
import { useTexts } from '../../lib/language.ts'
import { session } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { useOnce } from '../../lib/use-once.ts'
import { useValue } from '../../lib/value.ts'
import { Page } from '../../parts/page.tsx'
import { goSignIn, QueryState } from '../../parts/query-state.tsx'
import { texts as myTexts } from './my/texts.ts'
import { usePersonal } from './personal.ts'
import { AboutSection } from './settings/about-section.tsx'
import { AccountSection } from './settings/account-section.tsx'
import { DataSection } from './settings/data-section.tsx'
import { LookSection } from './settings/look-section.tsx'
import { NoticesSection } from './settings/notices-section.tsx'
import { PlaySection } from './settings/play-section.tsx'
import { PrivacySection } from './settings/privacy-section.tsx'
import { texts } from './settings/texts.ts'

const SignOutButton = () => {
  const t = useTexts(texts)
  const [leave, isBusy] = useOnce(async () => {
    if (await confirmDialog({ title: t.signOut, text: t.signOutSure, ok: t.signOut })) await signOut('/home')
  })
  return (
    <Button look="line" isWide isBusy={isBusy} onClick={leave}>
      {t.signOut}
    </Button>
  )
}

const GuestCard = () => {
  const t = useTexts(texts)
  const { signIn } = useTexts(myTexts).guest
  return (
    <RowGroup>
      <Row Icon={LogIn} label={signIn} note={t.signInNote} onClick={goSignIn} />
    </RowGroup>
  )
}

/** What belongs to the device is here for everybody; what belongs to the account comes with it. */
const SettingScreen = () => {
  const t = useTexts(texts)
  const isMember = useValue(session) !== ''
  const query = usePersonal()
  return (
    <Page title={t.title}>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-10">
        {isMember ? (
          <QueryState query={query} skeleton={<Skeleton heights={['h-64']} />}>
            {(user) => <AccountSection user={user} />}
          </QueryState>
        ) : (
          <GuestCard />
        )}
        <LookSection />
        <PlaySection />
        {query.data && <NoticesSection user={query.data} />}
        <PrivacySection user={query.data} />
        <DataSection isMember={isMember} />
        <AboutSection />
        {isMember && <SignOutButton />}
      </div>
    </Page>
  )
}

export default SettingScreen
