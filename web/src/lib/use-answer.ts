import { useCallback, useEffect, useState } from 'react'

interface Asked<T> {
  data?: T
  error?: unknown
}

/** Asks when the page opens and whenever `key` changes; what is shown stays until something newer has come. */
export const useAnswer = <T>(ask: () => Promise<T>, key = '') => {
  const [asked, setAsked] = useState<Asked<T>>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    ask().then(
      (data) => isCurrent && setAsked({ data }),
      (error: unknown) => isCurrent && setAsked((before) => ({ ...before, error })),
    )
    return () => {
      isCurrent = false
    }
  }, [ask, key, round])
  const reload = useCallback(() => {
    setAsked(({ data }) => (data === undefined ? {} : { data }))
    setRound((count) => count + 1)
  }, [])
  return { ...asked, reload }
}
