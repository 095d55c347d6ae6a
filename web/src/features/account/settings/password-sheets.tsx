import { PASSWORD } from '@nocturne/contract/limits.ts'
import { useState } from 'react'
import { PasswordField } from '@nocturne/ui/password-field.tsx'
import { Sheet } from '@nocturne/ui/sheet.tsx'
import { api } from '../../../lib/api.ts'
import { confirmDialog } from '../../../lib/dialogs.ts'
import { useTexts } from '../../../lib/language.ts'
import { showToast } from '../../../lib/toast.ts'
import { EditForm, EditSheet } from '../edit-sheet.tsx'
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

const AskForCode = ({ onCode }: { onCode(code: string): void }) => {
  const t = useTexts(texts).account
  const [password, setPassword] = useState('')
  const make = async () => {
    onCode((await api.users.new_recovery_code({ password }, quietly)).recovery_code)
    return false as const
  }
  return (
    <EditForm saveLabel={t.codeMake} check={() => (password === '' ? t.needed : undefined)} save={make}>
      {(error) => (
        <>
          <p className="text-m text-ink-2">{t.codeWhy}</p>
          <PasswordField name="password" label={t.old} error={error} showLabel={t.show} hideLabel={t.hide} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </>
      )}
    </EditForm>
  )
}

/** The password first, then the new code, which is shown only once: leaving it unsaved takes a second thought. */
export const CodeSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTexts(texts).account
  const [code, setCode] = useState('')
  const beforeClose = () => code === '' || confirmDialog({ text: t.codeUnsaved })
  return (
    <Sheet title={t.codeTitle} beforeClose={beforeClose} onClose={onClose}>
      {code === '' ? <AskForCode onCode={setCode} /> : <RecoveryCodeStep code={code} onSaved={onClose} />}
    </Sheet>
  )
}
