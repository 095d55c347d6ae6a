import { lockIfWanted } from './lock-state.ts'
import { usePreferences } from './stores/preferences.ts'
import './background.css'

const LOCKS_AFTER_MS = 30_000

/** While the app is in the background its picture is blurred; whoever comes back late meets the lock. */
export const watchBackground = () => {
  let hiddenAt = 0
  const onChange = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      if (usePreferences.getState().blursInBackground) document.documentElement.dataset.veiled = ''
      return
    }
    // The lock comes first: nothing may be seen in between.
    if (Date.now() - hiddenAt > LOCKS_AFTER_MS) lockIfWanted()
    delete document.documentElement.dataset.veiled
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
