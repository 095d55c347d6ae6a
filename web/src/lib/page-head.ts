import { NEUTRAL_NAMES } from '@nocturne/contract/limits.ts'
import { language } from './language.ts'
import { setManifest } from './pwa/manifest-link.ts'
import { useGlobal } from './stores/global.ts'
import { usePreferences } from './stores/preferences.ts'

const metaNamed = (name: string) => document.querySelector(`meta[name="${name}"]`)

/** Title, description and keywords come from the configuration, else from the page as served; a neutral title wins. */
const applyHead = (served: Record<'title' | 'description' | 'keywords', string>) => {
  const { config } = useGlobal.getState()
  const { isNeutral } = usePreferences.getState()
  document.title = isNeutral ? NEUTRAL_NAMES[language.get()] : config?.seo_title || served.title
  metaNamed('description')?.setAttribute('content', isNeutral ? '' : config?.seo_description || served.description)
  metaNamed('keywords')?.setAttribute('content', isNeutral ? '' : config?.seo_keywords || served.keywords)
  setManifest(language.get(), isNeutral)
}

export const watchPageHead = () => {
  const contentOf = (name: string) => metaNamed(name)?.getAttribute('content') ?? ''
  const served = { title: document.title, description: contentOf('description'), keywords: contentOf('keywords') }
  const apply = () => applyHead(served)
  for (const source of [language, useGlobal, usePreferences]) source.subscribe(apply)
  apply()
}
