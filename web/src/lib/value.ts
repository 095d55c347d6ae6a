import { useSyncExternalStore } from 'react'
import type { TextStorage } from './storage.ts'

/** One value that parts of the page watch. */
export interface Value<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

export const createValue = <T>(initial: T): Value<T> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A text that outlives the page; empty means none. `parse` turns what a store held into something valid. */
export const createStoredText = <T extends string>(storage: TextStorage, key: string, parse: (text: string) => T): Value<T> => {
  const read = () => parse(storage.getItem(key) ?? '')
  const value = createValue(read())
  // Another tab of the same person signed out or chose another language.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) value.set(read())
  })
  return {
    ...value,
    set: (next) => {
      if (next === '') storage.removeItem(key)
      else storage.setItem(key, next)
      value.set(next)
    },
  }
}

export const useValue = <T>(value: Value<T>) => useSyncExternalStore(value.subscribe, value.get)
