import { createHash, randomBytes } from 'node:crypto'

// No letters that are mistaken for figures when a person writes the code down.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 20
const GROUP = 4

/** 100 random bits in five groups: shown once, stored hashed. */
export const makeRecoveryCode = () => {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** Case, spaces, dashes and full-width letters do not matter when it is typed in again. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256')
    .update(code.normalize('NFKC').toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest()
