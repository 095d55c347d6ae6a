import { useSyncExternalStore } from 'react'

const CHANGES = ['online', 'offline']

const subscribe = (listener: () => void) => {
  for (const change of CHANGES) window.addEventListener(change, listener)
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener)
  }
}

const isOnline = () => navigator.onLine

export const useOnline = () => useSyncExternalStore(subscribe, isOnline)
