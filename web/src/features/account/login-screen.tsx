import { Header } from '@nocturne/ui/header.tsx'
import { Tabs } from '@nocturne/ui/tabs.tsx'
import { useEffect, useState } from 'react'
import { incode } from '../../lib/invitation.ts'
import { useTexts } from '../../lib/language.ts'
import { navigation } from '../../lib/navigation.ts'
import { session } from '../../lib/session.ts'
import { useValue } from '../../lib/value.ts'
import { LanguageSwitch } from '../../parts/language-switch.tsx'
import { usePageSearch } from '../../parts/page-context.ts'
import { inAppLink } from '../../parts/way-back.ts'
import { Wordmark } from '../../parts/wordmark.tsx'
import { RecoverForm, RegisterForm, SignInForm } from './login/entry-forms.tsx'
import { RecoveryCodeStep } from './login/recovery-code-step.tsx'
import { unsavedCode } from './login/recovery-code.ts'
import { texts } from './login/texts.ts'

type Way = 'signIn' | 'register' | 'recover'

const Forms = () => {
  const t = useTexts(texts).entry
  const [way, setWay] = useState<Way>(incode.get() ? 'register' : 'signIn')
  return (
    <>
      <Wordmark />
      <div className="flex flex-col gap-2">
        <h2 className="text-xl font-bold">{t.welcome[way]}</h2>
        <Tabs label={t.ways} names={t.tabs} chosen={way} onChoose={setWay} />
      </div>
      {way === 'signIn' && <SignInForm />}
      {way === 'register' && <RegisterForm />}
      {way === 'recover' && <RecoverForm />}
    </>
  )
}

/** Signed in with nothing left to save, a person goes back to where they came from. */
const LoginScreen = () => {
  const t = useTexts(texts)
  const { back } = usePageSearch('/login')
  const isMember = useValue(session) !== ''
  const code = useValue(unsavedCode)
  const isDone = isMember && code === ''
  useEffect(() => {
    if (isDone) navigation.open(inAppLink(back, '/my'), 'replace')
  }, [isDone, back])
  if (isDone) return null
  return (
    <>
      <Header title={isMember ? t.code.title : ''} onBack={isMember ? undefined : navigation.back} />
      <main className="flex flex-col gap-6 px-5 pt-1 pb-10">
        {isMember ? <RecoveryCodeStep code={code} onSaved={() => unsavedCode.set('')} /> : <Forms />}
        {!isMember && (
          <footer className="flex justify-center">
            <LanguageSwitch />
          </footer>
        )}
      </main>
    </>
  )
}

export default LoginScreen
