import { api } from './api.ts'
import { navigation } from './navigation.ts'
import { dropSession } from './session-life.ts'
import { session } from './session.ts'
import { syncConfig } from './sync.ts'

const LONGEST_GOODBYE_MS = 3_000

/** Whoever signs out is out on this device, also when the server cannot be told. */
const tellServer = () =>
  Promise.race([
    api.users.logout({}, { showError: false }).catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_GOODBYE_MS)
    }),
  ])

/** Leaves nothing of theirs on this device; `link` is where the guest finds themselves. */
export const signOut = async (link = '/home') => {
  if (session.get() !== '') await tellServer()
  const dropped = dropSession()
  session.set('')
  void syncConfig()
  await dropped
  navigation.open(link, 'replace')
}
