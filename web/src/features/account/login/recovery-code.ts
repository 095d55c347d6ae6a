import { session } from '../../../lib/session.ts'
import { tabStorage } from '../../../lib/storage.ts'
import { createStoredText } from '../../../lib/value.ts'

/**
 * The code that still has to be saved; empty otherwise. Kept with the tab, because people leave the page to write
 * it down and phones throw away pages that were left.
 */
export const unsavedCode = createStoredText(tabStorage, 'recovery_code', (text) => text)

// Whoever comes next must not see it.
const forgetWithSession = () => {
  if (session.get() === '') unsavedCode.set('')
}
forgetWithSession()
session.subscribe(forgetWithSession)
