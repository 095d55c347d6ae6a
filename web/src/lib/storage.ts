const SHIFT = 3
const SURROGATES = { first: 0xd800, count: 0x800 }
const SCALARS = 0x110000 - SURROGATES.count

/** Shifting stays among whole characters: half a pair is no text that every browser would keep. */
const shiftCharacter = (character: string, by: number) => {
  const code = character.codePointAt(0) ?? 0
  if (character.length === 1 && code >= SURROGATES.first && code < SURROGATES.first + SURROGATES.count) return character
  const place = code < SURROGATES.first ? code : code - SURROGATES.count
  const moved = (place + by + SCALARS) % SCALARS
  return String.fromCodePoint(moved < SURROGATES.first ? moved : moved + SURROGATES.count)
}

const shift = (text: string, by: number) => Array.from(text, (character) => shiftCharacter(character, by)).join('')

export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  clear(): void
}

const attempt = <T>(work: () => T) => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Every character is shifted by 3, as the specification asks; it hides nothing from anyone who looks.
 * A full or forbidden store turns into memory, so that the app goes on until the page is closed.
 */
export const createShiftedStorage = (area: () => Storage): TextStorage => {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => {
      const kept = memory.get(key) ?? attempt(() => area().getItem(key)) ?? null
      return kept === null ? null : shift(kept, -SHIFT)
    },
    setItem: (key, value) => {
      const shifted = shift(value, SHIFT)
      memory.delete(key)
      const isStored = attempt(() => {
        area().setItem(key, shifted)
        return true
      })
      if (isStored) return
      // An older value must not come back after a reload.
      attempt(() => area().removeItem(key))
      memory.set(key, shifted)
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt(() => area().removeItem(key))
    },
    clear: () => {
      memory.clear()
      attempt(() => area().clear())
    },
  }
}

export const deviceStorage = createShiftedStorage(() => localStorage)
/** Lives as long as the tab. */
export const tabStorage = createShiftedStorage(() => sessionStorage)
