import { usePreferences } from './stores/preferences.ts'
import { createValue, useValue } from './value.ts'

/** Whether the PIN stands before everything: from the start on, and after half a minute in the background. */
export const isLocked = createValue(usePreferences.getState().lock !== null)

export const useLocked = () => useValue(isLocked)

export const lockIfWanted = () => {
  if (usePreferences.getState().lock) isLocked.set(true)
}
