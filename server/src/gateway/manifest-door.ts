import { LANGUAGES, NEUTRAL_NAMES, type Language } from '@nocturne/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { inLanguage } from '../platform/language.ts'
import type { Services } from '../platform/services.ts'

const DEFAULT_LANGUAGE: Language = 'zh-CN'
const HOUSE_NAMES: Record<Language, string> = { 'zh-CN': '夜曲', en: 'Nocturne' }
const COLOURS = {
  house: { theme_color: '#160f38', background_color: '#0a0910' },
  neutral: { theme_color: '#5b6b7a', background_color: '#ffffff' },
}

const iconsOf = (prefix: string) => [
  { src: `/icons/${prefix}192.png`, sizes: '192x192', type: 'image/png' },
  { src: `/icons/${prefix}512.png`, sizes: '512x512', type: 'image/png' },
  { src: `/icons/${prefix}maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** A neutral manifest tells nothing of the house to who sees the phone. */
const presentManifest = (lang: Language, name: string, description: string, isNeutral: boolean) => ({
  // One app in every language and disguise: a change renames what is installed and installs nothing beside it.
  id: '/',
  name,
  short_name: name,
  ...(isNeutral ? {} : { description }),
  lang,
  dir: 'ltr',
  start_url: '/#/home',
  scope: '/',
  display: 'standalone',
  ...COLOURS[isNeutral ? 'neutral' : 'house'],
  icons: iconsOf(isNeutral ? 'neutral-' : ''),
})

interface Wish {
  Querystring: { lang?: unknown; neutral?: unknown }
}

/** What a phone shows of the app once it is installed, in the language that the person chose. */
export const registerManifest = (app: FastifyInstance, { content }: Services) => {
  app.get<Wish>('/manifest.webmanifest', async (request, reply) => {
    const { lang: wished, neutral } = request.query
    const lang = LANGUAGES.find((known) => known === wished) ?? DEFAULT_LANGUAGE
    const isNeutral = neutral === '1'
    const { texts } = await content()
    const name = isNeutral ? NEUTRAL_NAMES[lang] : inLanguage(texts.get('seo_title'), lang) || HOUSE_NAMES[lang]
    const manifest = presentManifest(lang, name, inLanguage(texts.get('seo_description'), lang), isNeutral)
    return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(JSON.stringify(manifest))
  })
}
