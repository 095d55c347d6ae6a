import type { StoreApi } from 'zustand'
import { createJSONStorage } from 'zustand/middleware'
import { deviceStorage, tabStorage } from '../storage.ts'

/** A number is added when a field changes its meaning: what an older build kept is then left alone. */
const VERSION = 1

/** Outlives the page. */
export const onDevice = <T>(name: string) => ({ name, version: VERSION, storage: createJSONStorage<T>(() => deviceStorage) })
/** Goes with the tab. */
export const inTab = <T>(name: string) => ({ name, version: VERSION, storage: createJSONStorage<T>(() => tabStorage) })

interface KeptStore {
  persist: { rehydrate(): void | Promise<void>; getOptions(): { name?: string } }
}

/** Two tabs share one entry: without this the one that is behind would write over the other's choice. */
export const followOtherTabs = (store: KeptStore) =>
  window.addEventListener('storage', ({ key }) => {
    if (key === store.persist.getOptions().name) void store.persist.rehydrate()
  })

export const resetStore = <T>(store: Pick<StoreApi<T>, 'setState' | 'getInitialState'>) => store.setState(store.getInitialState(), true)
