import { useState, type ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  showLabel: string
  hideLabel: string
}

export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)} className="min-h-touch shrink-0 px-3.5 text-s font-medium text-iris-ink">
      {isShown ? hideLabel : showLabel}
    </button>
  )
  return <TextField autoCapitalize="none" spellCheck={false} {...field} type={isShown ? 'text' : 'password'} trailing={toggle} />
}
