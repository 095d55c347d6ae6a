import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followOtherTabs, onDevice } from './kept.ts'

interface Player {
  autoplayMuted: boolean
  speed: number
  /** Lines of the picture; 0 leaves it to the network. */
  quality: number
  dataSaver: boolean
  /** 0 to 1. */
  volume: number
}

const usual: Player = { autoplayMuted: true, speed: 1, quality: 0, dataSaver: false, volume: 1 }

/** How films play on this device, whoever is signed in. */
export const usePlayer = create<Player>()(persist(() => usual, onDevice<Player>('player')))

followOtherTabs(usePlayer)
