import { useRef, useState } from 'react'
import { tellFailure } from './failure.ts'

/** An action that hears no second tap while the first is under way; a failure is told. */
export const useOnce = <A extends unknown[]>(work: (...given: A) => Promise<void>, onFailure: (error: unknown) => void = tellFailure) => {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = (...given: A) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    void work(...given)
      .catch(onFailure)
      .finally(() => {
        isRunning.current = false
        setBusy(false)
      })
  }
  return [run, isBusy] as const
}
