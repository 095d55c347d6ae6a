import { createValue, useValue } from '../value.ts'
import { activateWaitingWorker, fetchNewestWorker, registerWorker } from './worker.ts'

const POLL_MS = 5 * 60_000
const PATIENCE_MS = 5_000

const updateReady = createValue(false)
let registration: ServiceWorkerRegistration | undefined

/** Whether a newer build than the running one is ready to be used. */
export const useUpdateReady = () => useValue(updateReady)

/** The person agreed: the same place opens again, in the new build. */
export const applyUpdate = async () => {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  if (registration) await Promise.race([activateWaitingWorker(registration), patience])
  location.reload()
}

/** The build that this page is of; none when it comes from the sources. */
const runningBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

const newestBuild = async () => {
  const response = await fetch('/latest.json', { cache: 'no-store', credentials: 'omit' })
  const { build } = (await response.json()) as { build: string }
  return build
}

const look = async () => {
  if (updateReady.get() || document.visibilityState === 'hidden') return
  try {
    if ((await newestBuild()) === runningBuild()) return
    if (registration) await fetchNewestWorker(registration)
    updateReady.set(true)
  } catch {
    // No network, or a deployment half done: the next look tells.
  }
}

/** Looks for a newer build every five minutes, and whenever the person or the network comes back. */
export const watchForUpdates = async () => {
  if (runningBuild() === '') return
  registration = await registerWorker()
  const lookNow = () => void look()
  document.addEventListener('visibilitychange', lookNow)
  window.addEventListener('online', lookNow)
  // Another tab took the update: this one's files are gone from the worker.
  if (registration) navigator.serviceWorker.addEventListener('controllerchange', lookNow)
  setInterval(lookNow, POLL_MS)
  await look()
}
