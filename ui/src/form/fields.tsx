import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { useUiTexts } from '../texts.ts'
import type { Field } from './use-field.ts'

interface TextProps {
  field: Field<string>
  label?: string
}

export const NameField = ({ field, label }: TextProps) => {
  const t = useUiTexts().form
  return (
    <TextField
      label={label ?? t.name}
      name="name"
      autoComplete="name"
      value={field.value}
      error={field.error}
      onBlur={field.onLeave}
      onChange={(event) => field.onChange(event.target.value)}
    />
  )
}

export const PhoneField = ({ field, label }: TextProps) => {
  const t = useUiTexts().form
  return (
    <TextField
      label={label ?? t.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      value={field.value}
      error={field.error}
      onBlur={field.onLeave}
      onChange={(event) => field.onChange(event.target.value)}
    />
  )
}

export const AddressField = ({ field, label }: TextProps) => {
  const t = useUiTexts().form
  return (
    <TextArea
      label={label ?? t.address}
      name="address"
      autoComplete="street-address"
      value={field.value}
      error={field.error}
      onBlur={field.onLeave}
      onChange={(event) => field.onChange(event.target.value)}
    />
  )
}
