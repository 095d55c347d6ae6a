import { expect, it } from 'vitest'
import { bytesText } from './bytes-text.ts'

it.each([
  [0, '0 B'],
  [900, '900 B'],
  [1536, '1.5 KB'],
  [12 * 1024 * 1024, '12 MB'],
  [3 * 1024 ** 4, '3072 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
