import { language } from '../lib/language.ts'
import { useValue } from '../lib/value.ts'

/** Named in the language that it leads to: who cannot read this page can read that. */
export const LanguageSwitch = () => {
  const other = useValue(language) === 'en' ? 'zh-CN' : 'en'
  return (
    <button type="button" lang={other} onClick={() => language.set(other)} className="min-h-touch px-2.5 text-s font-medium text-ink-2 active:opacity-60">
      {other === 'en' ? 'English' : '中文'}
    </button>
  )
}
