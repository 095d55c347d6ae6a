import type { Language } from '@nocturne/contract/limits.ts'

const MANIFEST = '/manifest.webmanifest'
const ICONS = {
  house: { icon: '/favicon.png', 'apple-touch-icon': '/icons/apple-touch-180.png' },
  neutral: { icon: '/icons/neutral-favicon.png', 'apple-touch-icon': '/icons/neutral-apple-touch-180.png' },
}

const point = (rel: string, href: string) => {
  const link = document.querySelector(`link[rel="${rel}"]`)
  // The same address again would make the browser fetch it again.
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href)
}

const manifestOf = (lang: Language, isNeutral: boolean) => {
  const wishes = new URLSearchParams({ ...(lang === 'zh-CN' ? {} : { lang }), ...(isNeutral ? { neutral: '1' } : {}) })
  return wishes.size > 0 ? `${MANIFEST}?${wishes}` : MANIFEST
}

/** What the browser shows and installs follows the person's language and, if wished, tells nothing of the house. */
export const setManifest = (lang: Language, isNeutral: boolean) => {
  point('manifest', manifestOf(lang, isNeutral))
  for (const [rel, href] of Object.entries(ICONS[isNeutral ? 'neutral' : 'house'])) point(rel, href)
}
