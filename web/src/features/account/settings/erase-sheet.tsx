import { useState } from 'react'
import { PasswordField } from '@nocturne/ui/password-field.tsx'
import { api } from '../../../lib/api.ts'
import { confirmDialog } from '../../../lib/dialogs.ts'
import { useTexts } from '../../../lib/language.ts'
import { signOut } from '../../../lib/sign-out.ts'
import { showToast } from '../../../lib/toast.ts'
import { EditSheet } from '../edit-sheet.tsx'
import { texts } from './texts.ts'

/** The password and one more question: nothing here can be undone. */
export const EraseSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTexts(texts)
  const [password, setPassword] = useState('')
  const erase = async () => {
    if (!(await confirmDialog({ text: t.data.eraseSure, ok: t.data.eraseGo }))) return false
    await api.users.erase({ password }, { showError: false })
    showToast(t.data.erased)
    await signOut('/home')
  }
  return (
    <EditSheet title={t.data.eraseTitle} saveLabel={t.data.eraseGo} check={() => (password === '' ? t.account.needed : undefined)} save={erase} onClose={onClose}>
      {(error) => (
        <>
          <p className="text-m text-bad">{t.data.eraseWhy}</p>
          <PasswordField name="password" label={t.account.old} error={error} showLabel={t.account.show} hideLabel={t.account.hide} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </>
      )}
    </EditSheet>
  )
}
