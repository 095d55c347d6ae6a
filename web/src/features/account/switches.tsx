import { language, useTexts } from '../../lib/language.ts'
import { isDark, theme } from '../../lib/theme.ts'
import { useValue } from '../../lib/value.ts'
import { texts } from './texts.ts'

const look = 'min-h-touch px-2.5 text-s font-medium text-ink-2'

export const LanguageSwitch = () => {
  const t = useTexts(texts).switches
  return (
    <button type="button" lang={language.get() === 'en' ? 'zh-CN' : 'en'} onClick={() => language.set(language.get() === 'en' ? 'zh-CN' : 'en')} className={look}>
      {t.language}
    </button>
  )
}

export const ThemeSwitch = () => {
  const t = useTexts(texts).switches
  const dark = isDark(useValue(theme))
  return (
    <button type="button" onClick={() => theme.set(dark ? 'light' : 'dark')} className={look}>
      {dark ? t.light : t.dark}
    </button>
  )
}
