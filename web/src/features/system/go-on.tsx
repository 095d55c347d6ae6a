import { useEffect } from 'react'
import { navigation } from '../../lib/navigation.ts'

/** Nothing is left to ask: the entry is no place to come back to. */
export const GoOn = ({ to }: { to: string }) => {
  useEffect(() => navigation.open(to, 'replace'), [to])
  return null
}
