import { language } from '../language.ts'
import { usePreferences } from '../stores/preferences.ts'
import { watchForInstallOffer } from './install.ts'
import { setManifest } from './manifest-link.ts'
import { watchForUpdates } from './update.ts'

const followChoices = () => setManifest(language.get(), usePreferences.getState().isNeutral)

// In the page before the app: it also has to run when the app fails to start.
watchForInstallOffer()
language.subscribe(followChoices)
usePreferences.subscribe(followChoices)
followChoices()
// The worker fetches every file of the build: not while the first screen needs the line.
window.addEventListener('load', () => void watchForUpdates(), { once: true })
