import { useState } from 'react'
import { Sheet } from '@nocturne/ui/sheet.tsx'
import { useTexts } from '../lib/language.ts'
import { houseTextNames } from './house-words.ts'

const NAMES = ['terms', 'privacy'] as const

interface HouseTextsProps {
  /** By name, from the configuration: operators change them. */
  texts: Record<string, string>
  between: string
}

/** Links to the terms and the privacy text, each opening a sheet. */
export const HouseTexts = ({ texts, between }: HouseTextsProps) => {
  const names = useTexts(houseTextNames)
  const [open, setOpen] = useState<(typeof NAMES)[number] | null>(null)
  return (
    <>
      {NAMES.map((name, place) => (
        <span key={name}>
          {place > 0 && between}
          <button type="button" onClick={() => setOpen(name)} className="relative font-medium underline underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3.5">
            {names[name]}
          </button>
        </span>
      ))}
      {open && (
        <Sheet title={names[open]} onClose={() => setOpen(null)}>
          {texts[open]}
        </Sheet>
      )}
    </>
  )
}
