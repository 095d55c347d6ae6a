import { texts } from '../web/src/features/account/texts.ts'

export const wordsOf = (language: 'zh' | 'en') => texts[language === 'zh' ? 'zh-CN' : 'en']
