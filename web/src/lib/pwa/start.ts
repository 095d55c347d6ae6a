import { watchForInstallOffer } from './install.ts'
import { watchForUpdates } from './update.ts'

// In the page before the app: it also has to run when the app fails to start.
watchForInstallOffer()
// The worker fetches every file of the build: not while the first screen needs the line.
window.addEventListener('load', () => void watchForUpdates(), { once: true })
