import { Languages, Palette, Type } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { useTexts } from '../../../lib/language.ts'
import { usePreferences } from '../../../lib/stores/preferences.ts'
import { theme } from '../../../lib/theme.ts'
import { useValue } from '../../../lib/value.ts'
import { LanguageSheet, TextSizeSheet, ThemeSheet } from './choice-sheets.tsx'
import { texts } from './texts.ts'

const SHEETS = { language: LanguageSheet, theme: ThemeSheet, textSize: TextSizeSheet }

export const LookSection = () => {
  const t = useTexts(texts)
  const textSize = usePreferences((preferences) => preferences.textSize)
  const chosenTheme = useValue(theme)
  const [open, setOpen] = useState<keyof typeof SHEETS | null>(null)
  const OpenSheet = open && SHEETS[open]
  return (
    <RowGroup title={t.look.title}>
      <Row Icon={Languages} label={t.look.language} value={t.languageName} onClick={() => setOpen('language')} />
      <Row Icon={Palette} label={t.look.theme} value={t.themes[chosenTheme || 'system']} onClick={() => setOpen('theme')} />
      <Row Icon={Type} label={t.look.textSize} value={t.textSizes[textSize]} onClick={() => setOpen('textSize')} />
      {OpenSheet && <OpenSheet onClose={() => setOpen(null)} />}
    </RowGroup>
  )
}
