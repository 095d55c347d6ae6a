import { tabStorage } from './storage.ts'

const KEY = 'chunk_reload'
const EVERY_MS = 10_000

const forgiven = new WeakSet<object>()

/** Nobody waits for this file: the page is not worth losing over it. */
export const forgiveChunkError = (error: unknown) => {
  if (typeof error === 'object' && error !== null) forgiven.add(error)
}

/** True at most once in ten seconds, however often the page is loaded: what fails again right away is shown instead. */
const mayReload = () => {
  const last = Number(tabStorage.getItem(KEY) ?? 0)
  if (Math.abs(Date.now() - last) < EVERY_MS || !navigator.onLine) return false
  tabStorage.setItem(KEY, String(Date.now()))
  return true
}

/** A part of the app that cannot be loaded belongs to an older build: loading the page anew brings the present one. */
export const watchChunkErrors = (reload = () => location.reload()) => {
  const onError = (event: Event) => {
    const { payload } = event as Event & { payload?: unknown }
    // Whoever asked for the file hears of it first, and may forgive.
    setTimeout(() => {
      const isForgiven = typeof payload === 'object' && payload !== null && forgiven.has(payload)
      if (!isForgiven && mayReload()) reload()
    })
  }
  window.addEventListener('vite:preloadError', onError)
  return () => window.removeEventListener('vite:preloadError', onError)
}
