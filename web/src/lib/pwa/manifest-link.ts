import type { Language } from '@nocturne/contract/limits.ts'

const ICONS = {
  house: { icon: '/favicon.png', 'apple-touch-icon': '/icons/apple-touch-180.png' },
  neutral: { icon: '/icons/neutral-favicon.png', 'apple-touch-icon': '/icons/neutral-apple-touch-180.png' },
}

const point = (rel: string, href: string) => {
  const link = document.querySelector(`link[rel="${rel}"]`)
  // The same address again would make the browser fetch it again.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href)
}

/** What the browser shows and installs follows the person's language and, if wished, tells nothing of the house. */
export const setManifest = (lang: Language, isNeutral: boolean) => {
  point('manifest', `/manifest.webmanifest?lang=${lang}${isNeutral ? '&neutral=1' : ''}`)
  for (const [rel, href] of Object.entries(ICONS[isNeutral ? 'neutral' : 'house'])) point(rel, href)
}
