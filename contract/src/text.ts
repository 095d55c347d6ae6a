import { z } from 'zod'
import { hasControlCharacters, withoutInvisibles } from './characters.ts'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const lengthOf = (text: string) => [...graphemes.segment(text)].length

/** What a person typed, cleaned: no control or direction-changing characters, counted as a reader counts. */
const typed = (min: number, max: number, allowsLines: boolean) =>
  z
    .string()
    .max(max * 16)
    .refine((text) => !hasControlCharacters(text, allowsLines), 'no control characters')
    .transform((text) => withoutInvisibles(text.normalize('NFC')).trim())
    .refine((text) => lengthOf(text) >= min && lengthOf(text) <= max, `${min}–${max} characters`)

export const Line = (min: number, max: number) => typed(min, max, false)
export const Lines = (min: number, max: number) => typed(min, max, true)
