import { useState } from 'react'
import { useUiTexts } from '../texts.ts'
import type { Check } from './checks.ts'

/** One thing to fill in: complained about once it was left or the form was sent, not while it is typed for the first time. */
export const useField = <T>(initial: NoInfer<T>, check: Check<T>) => {
  const t = useUiTexts().form
  const [value, setValue] = useState<T>(initial)
  const [isLeft, setLeft] = useState(false)
  const fault = check(value, t)
  return {
    value,
    error: isLeft ? fault : undefined,
    onChange: setValue,
    onLeave: () => setLeft(true),
    /** Before sending: shows what is wrong and says whether nothing is. */
    isValid: () => {
      setLeft(true)
      return fault === undefined
    },
  }
}

export type Field<T> = ReturnType<typeof useField<T>>
