import type { WireKeys } from '@nocturne/contract/envelope.ts'
import { HttpFailure } from './wire-failures.ts'

/** What one build needs to run anywhere; the server puts it into the page. */
export interface AppFacts {
  name: string
  version: string
  lines: string[]
  wire: WireKeys
  image: { key: string }
}

export const loadAppFacts = async (): Promise<AppFacts> => {
  const inlined = document.getElementById('app')?.textContent
  if (inlined) return JSON.parse(inlined) as AppFacts
  const response = await fetch('/app.json', { credentials: 'omit' })
  if (!response.ok) throw new HttpFailure(response)
  return (await response.json()) as AppFacts
}
