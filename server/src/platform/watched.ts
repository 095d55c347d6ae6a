import type { Bus } from './bus.ts'

/** A value read from the database and kept until the bus says that it changed; never kept while the bus is deaf. */
export const watched = <T>(bus: Bus, topic: string, load: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | null = null
  bus.on(topic, () => {
    kept = null
  })
  return () => {
    if (!bus.isConnected()) return load()
    if (!kept) {
      const loading = load()
      kept = loading
      loading.catch(() => {
        if (kept === loading) kept = null
      })
    }
    return kept
  }
}
