/**
 * The average colour that a ThumbHash (base64) carries in its first three bytes; no colour for anything else.
 * Six bits each: lightness, yellow against blue, red against green.
 */
export const thumbColour = (thumb: string): string | undefined => {
  const bytes = readBytes(thumb)
  const [first, second, third] = bytes
  if (bytes.length < 5 || first === undefined || second === undefined || third === undefined) return undefined
  const header = first | (second << 8) | (third << 16)
  const lightness = (header & 63) / 63
  const yellow = ((header >> 6) & 63) / 31.5 - 1
  const red = ((header >> 12) & 63) / 31.5 - 1
  const blue = lightness - (2 / 3) * yellow
  const warm = (3 * lightness - blue + red) / 2
  return `rgb(${[warm, warm - red, blue].map(toByte).join(' ')})`
}

const toByte = (part: number) => Math.round(255 * Math.min(1, Math.max(0, part)))

const readBytes = (base64: string) => {
  try {
    return Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return []
  }
}
