import type { Language } from '@nocturne/contract/limits.ts'

/** Picks the text of the person's language from a row that has both. */
export const inLanguage = (both: { zh: string; en: string } | undefined, lang: Language) => (lang === 'en' ? both?.en : both?.zh) ?? ''
