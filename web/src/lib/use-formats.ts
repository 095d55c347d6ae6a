import { relativeTime, shortNumber } from './formats.ts'
import { language } from './language.ts'
import { useValue } from './value.ts'

/** The formats that speak, in the chosen language. */
export const useFormats = () => {
  const spoken = useValue(language)
  return {
    shortNumber: (value: unknown) => shortNumber(value, spoken),
    relativeTime: (atS: number) => relativeTime(atS, spoken),
  }
}
