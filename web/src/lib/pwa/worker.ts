const ADDRESS = '/sw.js'

/** A browser may refuse workers (private windows, plain http): the app then works without one. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' })
  } catch {
    return undefined
  }
}

const leaves = (worker: ServiceWorker, ...states: ServiceWorkerState[]) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

/** Ends when the files of the newest build are here; if they could not be kept, the network still has them. */
export const fetchNewestWorker = async (registration: ServiceWorkerRegistration) => {
  await registration.update()
  if (registration.installing) await leaves(registration.installing, 'installing')
}

/** Lets the worker that waits take over; it does so only here, because the person agreed. */
export const activateWaitingWorker = async ({ waiting }: ServiceWorkerRegistration) => {
  if (!waiting) return
  waiting.postMessage('SKIP_WAITING')
  await leaves(waiting, 'installed', 'activating')
}
