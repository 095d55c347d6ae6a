import { useState } from 'react'
import { Tabs } from '@nocturne/ui/tabs.tsx'
import { invitationCode } from '../../lib/invitation.ts'
import { useTexts } from '../../lib/language.ts'
import { RecoverForm, RegisterForm, SignInForm } from './entry-forms.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import { texts } from './texts.ts'
import { Wordmark } from './wordmark.tsx'

type Way = 'signIn' | 'register' | 'recover'

export const EntryScreen = ({ houseTexts }: { houseTexts: Record<string, string> }) => {
  const t = useTexts(texts).entry
  const [way, setWay] = useState<Way>(invitationCode() ? 'register' : 'signIn')
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col gap-6 bg-bg px-5 pt-[max(calc(8rem/37.5),env(safe-area-inset-top))] pb-10">
      <header className="flex justify-end">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <Wordmark />
      <div className="flex flex-col gap-2">
        <h1 className="text-xl font-bold">{t.welcome[way]}</h1>
        <Tabs label={t.ways} names={t.tabs} chosen={way} onChoose={setWay} />
      </div>
      {way === 'signIn' && <SignInForm />}
      {way === 'register' && <RegisterForm houseTexts={houseTexts} />}
      {way === 'recover' && <RecoverForm />}
    </main>
  )
}
