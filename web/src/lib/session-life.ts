import { wipeCopies } from './copies.ts'
import { queryClient } from './query.ts'
import { session } from './session.ts'
import { tabStorage } from './storage.ts'
import { useDynamic } from './stores/dynamic.ts'
import { useFacts } from './stores/facts.ts'
import { resetGlobal } from './stores/global.ts'
import { resetStore } from './stores/kept.ts'
import { usePageHistory } from './stores/page-history.ts'
import { useStack } from './stores/stack.ts'
import { resetUser } from './stores/user.ts'
import { syncConfig } from './sync.ts'

/** Everything that belonged to whoever used the app until now. Device, language, preferences, player and incode stay. */
export const dropSession = () => {
  resetUser()
  resetGlobal()
  resetStore(useFacts)
  resetStore(usePageHistory)
  resetStore(useStack)
  resetStore(useDynamic)
  // Also what screens kept that were not opened since. A new session may have left something here just before it began.
  if (session.get() === '') tabStorage.clear()
  queryClient.clear()
  return wipeCopies()
}

/** A session begins and ends in many ways (a form, 420, another tab): all of them pass here, because all of them set the token. */
export const watchSession = () =>
  session.subscribe(() => {
    void dropSession()
    void syncConfig()
  })
