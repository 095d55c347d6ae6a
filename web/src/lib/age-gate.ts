import { createValue } from './value.ts'

export type AgeState = 'none' | 'passed' | 'refused' | 'unavailable'

/** What the server said of this device after the page was opened. It alone decides; the page only shows it. */
export const ageGate = createValue<AgeState | null>(null)
