import { Header } from '@nocturne/ui/header.tsx'
import { Tabs } from '@nocturne/ui/tabs.tsx'
import { useEffect, useState, type ComponentType } from 'react'
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

const FORMS: Record<Way, ComponentType> = { signIn: SignInForm, register: RegisterForm, recover: RecoverForm }

const Entry = () => {
  const t = useTexts(texts).entry
  const [way, setWay] = useState<Way>(incode.get() ? 'register' : 'signIn')
  const Form = FORMS[way]
  return (
    <>
      <Header title={t.welcome[way]} onBack={navigation.back} />
      <main className="flex flex-col gap-5 px-5 pt-4 pb-8">
        <Wordmark isLarge />
        <Tabs label={t.ways} names={t.tabs} chosen={way} onChoose={setWay} />
        <Form />
        <footer className="flex justify-center">
          <LanguageSwitch />
        </footer>
      </main>
    </>
  )
}

/** Signed in with nothing left to save, a person goes back to where they came from. */
const LoginScreen = () => {
  const t = useTexts(texts).code
  const { back } = usePageSearch('/login')
  const isMember = useValue(session) !== ''
  const code = useValue(unsavedCode)
  const isDone = isMember && code === ''
  useEffect(() => {
    if (isDone) navigation.open(inAppLink(back, '/my'), 'replace')
  }, [isDone, back])
  if (isDone) return null
  if (!isMember) return <Entry />
  return (
    <>
      <Header title={t.title} />
      <main className="px-4 pt-1 pb-10">
        <RecoveryCodeStep code={code} onSaved={() => unsavedCode.set('')} />
      </main>
    </>
  )
}

export default LoginScreen
