import { useId, type ReactNode } from 'react'

interface AgreementFieldProps {
  name: string
  label: string
  error: string | undefined
  agreement: ReactNode
}

/** A box to tick. The links beside it open what is agreed to, so they are no part of its label. */
export const AgreementField = ({ name, label, error, agreement }: AgreementFieldProps) => {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-touch items-center gap-2.5 text-s text-ink-2">
        <label className="-m-3 shrink-0 p-3">
          <input type="checkbox" name={name} aria-label={label} aria-invalid={error !== undefined} aria-describedby={error && id} className="block size-5 accent-iris" />
        </label>
        <p>{agreement}</p>
      </div>
      {error && (
        <p id={id} role="alert" className="text-s text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
