import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { language } from '../lib/language.ts'
import { theme } from '../lib/theme.ts'
import { App } from './app.tsx'
import './app.css'

const page = document.documentElement

const applyLanguage = () => {
  page.lang = language.get()
}

const applyTheme = () => {
  if (theme.get() === '') delete page.dataset.theme
  else page.dataset.theme = theme.get()
}

language.subscribe(applyLanguage)
theme.subscribe(applyTheme)
applyLanguage()
applyTheme()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
