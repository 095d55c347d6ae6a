import { LANGUAGES, type Language } from '@nocturne/contract/limits.ts'
import { deviceStorage } from './storage.ts'
import { createStoredText, useValue } from './value.ts'

const DEFAULT: Language = 'zh-CN'

export const language = createStoredText(deviceStorage, 'language', (text): Language => LANGUAGES.find((known) => known === text) ?? DEFAULT)

export const useTexts = <T>(texts: Record<Language, T>) => texts[useValue(language)]
