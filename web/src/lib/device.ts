import { deviceStorage, type TextStorage } from './storage.ts'

const KEY = 'device_id'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 19
/** Bytes from here on would make the first letters likelier than the others. */
const FAIR_BELOW = 256 - (256 % LETTERS.length)

const randomLetters = () => {
  let text = ''
  while (text.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      if (byte < FAIR_BELOW && text.length < LENGTH) text += LETTERS[byte % LETTERS.length]
    }
  }
  return text
}

/** Names this device without knowing anything of it: 19 random letters and digits and the time, made on first use. */
export const deviceId = (storage: TextStorage = deviceStorage) => {
  const known = storage.getItem(KEY)
  if (known && /^[A-Za-z0-9]{20,40}$/.test(known)) return known
  const made = `${randomLetters()}${Date.now()}`
  storage.setItem(KEY, made)
  return made
}
