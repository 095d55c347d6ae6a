import { useRef, useState, type SubmitEvent, type ReactNode } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { Notice } from '@nocturne/ui/notice.tsx'
import { PasswordField } from '@nocturne/ui/password-field.tsx'
import { TextField } from '@nocturne/ui/text-field.tsx'
import { failureSentence } from '../../../lib/failure.ts'
import { language, useTexts } from '../../../lib/language.ts'
import { useOnce } from '../../../lib/use-once.ts'
import { useValue } from '../../../lib/value.ts'
import { AgreementField } from './agreement-field.tsx'
import { problemsOf, type Check, type FieldName, type Values } from './form-rules.ts'
import { texts } from './texts.ts'

export interface Field {
  name: FieldName
  label: string
  isSecret?: true
  autoComplete: string
  hint?: string
  initial?: string
  check?: Check
  /** Makes it a box to tick, with this beside it. */
  agreement?: ReactNode
}

interface Problems {
  /** Sentences come in the language of their time: after a switch they would stand in the wrong one. */
  language: string
  fields: Partial<Values>
  whole?: string
}

interface AccountFormProps {
  fields: readonly Field[]
  submitLabel: string
  submit(values: Values): Promise<void>
  children?: ReactNode
}

const valuesOf = (form: HTMLFormElement) => {
  const given = new FormData(form)
  const text = (name: FieldName) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { username: text('username'), password: text('password'), recovery_code: text('recovery_code'), invite_code: text('invite_code'), consent: text('consent') }
}

const FormField = ({ field: { name, label, isSecret, autoComplete, hint, initial, agreement }, error }: { field: Field; error: string | undefined }) => {
  const t = useTexts(texts).entry
  if (agreement) return <AgreementField name={name} label={label} error={error} agreement={agreement} />
  const given = { name, label, autoComplete, hint, error, defaultValue: initial }
  if (isSecret) return <PasswordField {...given} showLabel={t.show} hideLabel={t.hide} />
  return <TextField {...given} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
}

export const AccountForm = ({ fields, submitLabel, submit, children }: AccountFormProps) => {
  const t = useTexts(texts).entry
  const form = useRef<HTMLFormElement>(null)
  const spoken = useValue(language)
  const [problems, setProblems] = useState<Problems>({ fields: {}, language: spoken })
  const shown: Problems = problems.language === spoken ? problems : { fields: {}, language: spoken }

  const tell = (byField: Partial<Values>, whole?: string) => {
    setProblems({ language: spoken, fields: byField, ...(whole ? { whole } : {}) })
    const first = fields.find(({ name }) => byField[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }

  const [send, isBusy] = useOnce(submit, (error) => {
    const byField = problemsOf(error, t)
    tell(byField ?? {}, byField ? undefined : failureSentence(error))
  })

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget)
    const wrong = fields.flatMap(({ name, check }) => {
      const sentence = check?.(values[name], t)
      return sentence ? [[name, sentence]] : []
    })
    tell(Object.fromEntries(wrong) as Partial<Values>)
    if (wrong.length === 0) send(values)
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={shown.fields[field.name]} />
      ))}
      {children}
      {shown.whole && <Notice>{shown.whole}</Notice>}
      <Button type="submit" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
