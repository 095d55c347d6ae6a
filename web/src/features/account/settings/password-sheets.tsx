import { PASSWORD } from '@nocturne/contract/limits.ts'
import { useState } from 'react'
import { PasswordField } from '@nocturne/ui/password-field.tsx'
import { Sheet } from '@nocturne/ui/sheet.tsx'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/language.ts'
import { showToast } from '../../../lib/toast.ts'
import { EditSheet } from '../edit-sheet.tsx'
import { RecoveryCodeStep } from '../login/recovery-code-step.tsx'
import { texts } from './texts.ts'

/** The sheet shows what was refused, so nothing else does. */
const quietly = { showError: false } as const

export const PasswordSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTexts(texts).account
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const check = () => {
    if (old === '') return t.needed
    return password.length < PASSWORD.min || password.length > PASSWORD.max ? t.passwordHint : undefined
  }
  const save = async () => {
    await api.users.change_password({ old, password }, quietly)
    showToast(t.passwordDone)
  }
  const words = { showLabel: t.show, hideLabel: t.hide }
  return (
    <EditSheet title={t.password} saveLabel={t.save} check={check} save={save} onClose={onClose}>
      {(error) => (
        <>
          <PasswordField {...words} name="old" label={t.old} autoComplete="current-password" value={old} onChange={(event) => setOld(event.target.value)} />
          <PasswordField {...words} name="password" label={t.next} hint={t.passwordHint} error={error} autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} />
          <p className="text-s text-ink-3">{t.passwordNote}</p>
        </>
      )}
    </EditSheet>
  )
}

interface CodeSheetProps {
  onCode(code: string): void
  onClose(): void
}

const AskForCode = ({ onCode, onClose }: CodeSheetProps) => {
  const t = useTexts(texts).account
  const [password, setPassword] = useState('')
  const make = async () => onCode((await api.users.new_recovery_code({ password }, quietly)).recovery_code)
  return (
    <EditSheet title={t.codeTitle} saveLabel={t.codeMake} check={() => (password === '' ? t.needed : undefined)} save={make} onClose={onClose}>
      {(error) => (
        <>
          <p className="text-m text-ink-2">{t.codeWhy}</p>
          <PasswordField name="password" label={t.old} error={error} showLabel={t.show} hideLabel={t.hide} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </>
      )}
    </EditSheet>
  )
}

/** The password first, then the new code, which is shown only once. */
export const CodeSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTexts(texts).account
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  // The first sheet slides away before the second one comes.
  if (!isAsked || code === '') return <AskForCode onCode={setCode} onClose={() => (code === '' ? onClose() : setAsked(true))} />
  return (
    <Sheet title={t.codeTitle} onClose={onClose}>
      <RecoveryCodeStep code={code} onSaved={onClose} />
    </Sheet>
  )
}
