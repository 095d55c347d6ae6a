import { navigation } from '../lib/navigation.ts'

const INSIDE = 2
/** A count that does not answer keeps nobody waiting; later the browser would take the window for a pop-up. */
const COUNT_MS = 800

/** Where an address leads; anything but the web and our own pages leads nowhere. */
const kindOf = (address: string) => {
  if (/^\/(?![/\\])/.test(address)) return 'page'
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? 'web' : null
}

/** to_type 1 opens a new window, 2 navigates inside the app, anything else opens a new window. */
const openAddress = (address: string, toType: number) => {
  const kind = kindOf(address)
  if (kind === 'page' && toType === INSIDE) navigation.open(address)
  else if (kind) window.open(kind === 'page' ? `#${address}` : address, '_blank', 'noopener,noreferrer')
}

/** Counts the tap first, then opens, whether the count came through or not. */
export const openCounted = async (count: () => Promise<unknown>, address: string, toType: number) => {
  if (!kindOf(address)) return
  await Promise.race([count().catch(() => null), new Promise((resolve) => setTimeout(resolve, COUNT_MS))])
  openAddress(address, toType)
}
