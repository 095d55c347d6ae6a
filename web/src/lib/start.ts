import { watchBackground } from './background.ts'
import { watchChunkErrors } from './chunk-reload.ts'
import { sweepCopies } from './copies.ts'
import { takeInvitation } from './invitation.ts'
import { language } from './language.ts'
import { isLocked } from './lock-state.ts'
import { watchPageHead } from './page-head.ts'
import { queryClient } from './query.ts'
import { watchSession } from './session-life.ts'
import { useGlobal } from './stores/global.ts'
import { usePreferences } from './stores/preferences.ts'
import { syncConfig } from './sync.ts'

const SWEEP_AFTER_MS = 10_000

const applyTextSize = () => {
  document.documentElement.dataset.textSize = usePreferences.getState().textSize
}

const syncIfMissing = () => {
  const { config, configFailure } = useGlobal.getState()
  if (!config || configFailure !== null) void syncConfig()
}

const onLanguage = () => {
  void syncConfig()
  void queryClient.invalidateQueries()
}

/** Everything that runs as long as the page does; called once, before the first screen is drawn. */
export const startApp = () => {
  takeInvitation()
  window.addEventListener('hashchange', () => takeInvitation())
  watchChunkErrors()
  watchSession()
  watchBackground()
  watchPageHead()
  applyTextSize()
  usePreferences.subscribe(applyTextSize)
  language.subscribe(onLanguage)
  window.addEventListener('online', syncIfMissing)
  // Copies may be read from now on.
  isLocked.subscribe(syncIfMissing)
  setTimeout(() => void sweepCopies(), SWEEP_AFTER_MS)
  void syncConfig()
}
