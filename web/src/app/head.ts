import { language } from '../lib/language.ts'
import { useGlobal } from '../lib/stores/global.ts'
import { usePreferences } from '../lib/stores/preferences.ts'

const FALLBACK = { title: document.title, description: '', keywords: '' }
/** Says nothing of the house to who looks over a shoulder. */
const NEUTRAL_TITLE = { 'zh-CN': '笔记', en: 'Notes' }

const setMeta = (name: string, content: string) => {
  if (content) document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}

const apply = () => {
  const { config } = useGlobal.getState()
  const { isNeutral } = usePreferences.getState()
  document.title = isNeutral ? NEUTRAL_TITLE[language.get()] : config?.seo_title || FALLBACK.title
  setMeta('description', isNeutral ? NEUTRAL_TITLE[language.get()] : (config?.seo_description ?? FALLBACK.description))
  setMeta('keywords', isNeutral ? NEUTRAL_TITLE[language.get()] : (config?.seo_keywords ?? FALLBACK.keywords))
}

/** Title, description and keywords follow the configuration; what the page was served with is the fallback. */
export const watchHead = () => {
  useGlobal.subscribe(apply)
  usePreferences.subscribe(apply)
  language.subscribe(apply)
  apply()
}
