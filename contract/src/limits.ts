/** Plain constants that both sides use. */
export const CLIENT_VERSION = '4.9.1'
export const BUNDLE_ID = 'app.nocturne.pwa'
export const LOGIN_TYPE = 'pwa'
export const API_TIMEOUT_MS = 50_000
export const CLOCK_WINDOW_S = 300
export const BODY_LIMIT_BYTES = 256 * 1024

export const LANGUAGES = ['zh-CN', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
/** What a page and an installed app are called for who wants nobody to see what they are. */
export const NEUTRAL_NAMES: Record<Language, string> = { 'zh-CN': '笔记', en: 'Notes' }

export const USERNAME = { min: 3, max: 32 }
export const PASSWORD = { min: 8, max: 128 }
export const NICKNAME = { min: 1, max: 24 }
export const SIGNATURE = { max: 120 }
export const DEVICE_ID = { min: 20, max: 40 }
