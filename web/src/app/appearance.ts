import { language } from '../lib/language.ts'
import { theme } from '../lib/theme.ts'

const page = document.documentElement

const applyLanguage = () => {
  page.lang = language.get()
}

const applyTheme = () => {
  if (theme.get() === '') delete page.dataset.theme
  else page.dataset.theme = theme.get()
}

/** What the person chose, on the document itself, before the first screen is drawn and whenever it changes. */
export const applyAppearance = () => {
  language.subscribe(applyLanguage)
  theme.subscribe(applyTheme)
  applyLanguage()
  applyTheme()
}
