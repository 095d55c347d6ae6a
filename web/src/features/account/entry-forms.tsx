import { api } from '../../lib/api.ts'
import { invitationCode } from '../../lib/invitation.ts'
import { useTexts } from '../../lib/language.ts'
import { AccountForm, type Field } from './account-form.tsx'
import { enter } from './enter.ts'
import { isCode, isGiven, isNamed, isNewName, isNewPassword, type EntryTexts } from './form-rules.ts'
import { HouseTexts } from './house-texts.tsx'
import { texts } from './texts.ts'

const knownName = (t: EntryTexts): Field => ({ name: 'username', label: t.username, autoComplete: 'username', check: isNamed })

export const SignInForm = () => {
  const t = useTexts(texts).entry
  const fields: Field[] = [knownName(t), { name: 'password', label: t.password, isSecret: true, autoComplete: 'current-password', check: isGiven }]
  return (
    <AccountForm
      fields={fields}
      submitLabel={t.tabs.signIn}
      submit={async ({ username, password }) => enter(await api.users.login_account({ username, password }))}
    />
  )
}

export const RegisterForm = ({ houseTexts }: { houseTexts: Record<string, string> }) => {
  const t = useTexts(texts).entry
  const fields: Field[] = [
    { ...knownName(t), hint: t.usernameHint, check: isNewName },
    { name: 'password', label: t.password, isSecret: true, autoComplete: 'new-password', hint: t.passwordHint, check: isNewPassword },
    { name: 'invite_code', label: t.inviteCode, autoComplete: 'off', initial: invitationCode() },
  ]
  return (
    <AccountForm
      fields={fields}
      submitLabel={t.tabs.register}
      submit={async ({ username, password, invite_code }) =>
        enter(await api.users.register_account({ username, password, ...(invite_code.trim() ? { invite_code } : {}) }))
      }
    >
      <p className="text-s text-ink-2">
        {t.consentBefore}
        <HouseTexts texts={houseTexts} between={t.consentBetween} />
        {t.consentAfter}
      </p>
    </AccountForm>
  )
}

export const RecoverForm = () => {
  const t = useTexts(texts).entry
  const fields: Field[] = [
    knownName(t),
    { name: 'recovery_code', label: t.recoveryCode, autoComplete: 'off', hint: t.recoveryHint, check: isCode },
    { name: 'password', label: t.newPassword, isSecret: true, autoComplete: 'new-password', hint: t.passwordHint, check: isNewPassword },
  ]
  return (
    <AccountForm
      fields={fields}
      submitLabel={t.tabs.recover}
      submit={async ({ username, recovery_code, password }) => enter(await api.users.recover({ username, recovery_code, password }))}
    >
      <p className="text-s text-ink-2">{t.recoverNote}</p>
    </AccountForm>
  )
}
