import { createValue, useValue } from '../value.ts'

/** Chromium's offer to install; other browsers make none. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallWay = 'offer' | 'ios' | 'none'

const offer = createValue<InstallOffer | null>(null)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
const isIos = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const wayOf = (current: InstallOffer | null): InstallWay => {
  if (isInstalled()) return 'none'
  if (current) return 'offer'
  return isIos() ? 'ios' : 'none'
}

/** The offer comes once, soon after the start, and must be caught then. */
export const watchForInstallOffer = () => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => offer.set(null))
}

const install = async () => {
  const current = offer.get()
  if (!current) return false
  // An offer can be shown only once.
  offer.set(null)
  return (await current.prompt()).outcome === 'accepted'
}

/** `offer`: `install()` asks the person; `ios`: a screen explains Share → Add to Home Screen; `none`: nothing to show. */
export const useInstall = () => ({ way: wayOf(useValue(offer)), install })
