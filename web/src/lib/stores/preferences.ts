import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followOtherTabs, onDevice } from './kept.ts'

export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** Base64 of what a PIN is checked against. */
export interface PinLock {
  salt: string
  hash: string
  rounds: number
  /** How many digits it has: the last one asks by itself. */
  length: number
}

export interface Preferences {
  /** 0.9, 1, 1.15 and 1.3 times the usual size. */
  textSize: TextSize
  /** The title and the icon say nothing of the house. */
  isNeutral: boolean
  blursInBackground: boolean
  lock: PinLock | null
  wrongPins: number
  /** No PIN is heard before this time (milliseconds). */
  pinWaitsUntil: number
}

const usual: Preferences = { textSize: 'normal', isNeutral: false, blursInBackground: true, lock: null, wrongPins: 0, pinWaitsUntil: 0 }

/** Belongs to the device and stays when somebody signs out. Theme and language have files of their own. */
export const usePreferences = create<Preferences>()(persist(() => usual, onDevice<Preferences>('preferences')))

followOtherTabs(usePreferences)
