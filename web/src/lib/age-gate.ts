import { deviceStorage } from './storage.ts'
import { createValue, type Value } from './value.ts'

export type AgeState = 'none' | 'passed' | 'refused' | 'unavailable'

const KEY = 'age'

const known = createValue<AgeState | null>(deviceStorage.getItem(KEY) === 'passed' ? 'passed' : null)

/**
 * What the server said of this device; null until it has said anything. A yes is remembered, so that the next visit opens
 * at once; the server alone decides, and its 451 takes the yes back.
 */
export const ageGate: Value<AgeState | null> = {
  ...known,
  set: (next) => {
    if (next === 'passed') deviceStorage.setItem(KEY, next)
    else deviceStorage.removeItem(KEY)
    known.set(next)
  },
}
