import type { WireKeys } from '@nocturne/contract/envelope.ts'
import { getJson } from './get.ts'

/** What one build needs to run anywhere; the server puts it into the page. */
export interface AppFacts {
  name: string
  version: string
  lines: string[]
  wire: WireKeys
  image: { key: string }
}

export const fetchAppFacts = () => getJson<AppFacts>('/app.json')

export const loadAppFacts = async (): Promise<AppFacts> => {
  const inlined = document.getElementById('app')?.textContent
  return inlined ? (JSON.parse(inlined) as AppFacts) : fetchAppFacts()
}
