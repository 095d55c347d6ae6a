import { incode } from '../../../lib/invitation.ts'
import { useTexts } from '../../../lib/language.ts'
import { recover, register, signIn } from '../../../lib/sign-in.ts'
import { useGlobal } from '../../../lib/stores/global.ts'
import { HouseTexts } from '../../../parts/house-texts.tsx'
import { AccountForm, type Field } from './account-form.tsx'
import { isAccepted, isCode, isGiven, isNamed, isNewName, isNewPassword, type EntryTexts } from './form-rules.ts'
import { unsavedCode } from './recovery-code.ts'
import { texts } from './texts.ts'

/** The form shows what was refused, so nothing else does. */
const quietly = { showError: false } as const
const withCode = { onCode: (code: string) => unsavedCode.set(code) }

const knownName = (t: EntryTexts): Field => ({ name: 'username', label: t.username, autoComplete: 'username', check: isNamed })

export const SignInForm = () => {
  const t = useTexts(texts).entry
  const fields: Field[] = [knownName(t), { name: 'password', label: t.password, isSecret: true, autoComplete: 'current-password', check: isGiven }]
  return (
    <AccountForm
      fields={fields}
      submitLabel={t.tabs.signIn}
      submit={({ username, password }) => signIn({ username, password }, quietly)}
    />
  )
}

export const RegisterForm = () => {
  const t = useTexts(texts).entry
  const houseTexts = useGlobal(({ config }) => config?.texts)
  const agreement = (
    <>
      {t.consentBefore}
      <HouseTexts texts={houseTexts ?? {}} between={t.consentBetween} />
      {t.consentAfter}
    </>
  )
  const fields: Field[] = [
    { ...knownName(t), hint: t.usernameHint, check: isNewName },
    { name: 'password', label: t.password, isSecret: true, autoComplete: 'new-password', hint: t.passwordHint, check: isNewPassword },
    { name: 'invite_code', label: t.inviteCode, autoComplete: 'off', initial: incode.get() },
    { name: 'consent', label: t.consent, autoComplete: 'off', check: isAccepted, agreement },
  ]
  return (
    <AccountForm
      fields={fields}
      submitLabel={t.tabs.register}
      submit={({ username, password, invite_code }) => register({ username, password, ...(invite_code.trim() ? { invite_code } : {}) }, withCode, quietly)}
    />
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
      submit={({ username, recovery_code, password }) => recover({ username, recovery_code, password }, withCode, quietly)}
    >
      <p className="text-s text-ink-2">{t.recoverNote}</p>
    </AccountForm>
  )
}
