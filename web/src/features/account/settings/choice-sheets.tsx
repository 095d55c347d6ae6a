import { LANGUAGES } from '@nocturne/contract/limits.ts'
import { ChoiceRow } from '@nocturne/ui/row.tsx'
import { Sheet, useCloseSheet } from '@nocturne/ui/sheet.tsx'
import { language, useTexts } from '../../../lib/language.ts'
import { TEXT_SIZES, usePreferences } from '../../../lib/stores/preferences.ts'
import { theme } from '../../../lib/theme.ts'
import { useValue } from '../../../lib/value.ts'
import { texts } from './texts.ts'

interface ChoicesProps<T extends string> {
  names: readonly (readonly [value: T, name: string])[]
  chosen: T
  onChoose(value: T): void
}

/** A tap chooses and closes. */
const Choices = <T extends string>({ names, chosen, onChoose }: ChoicesProps<T>) => {
  const close = useCloseSheet()
  const choose = (value: T) => {
    onChoose(value)
    close()
  }
  return (
    <div className="-mx-4">
      {names.map(([value, name]) => (
        <ChoiceRow key={value} label={name} isChosen={value === chosen} onChoose={() => choose(value)} />
      ))}
    </div>
  )
}

interface SheetProps {
  onClose(): void
}

export const LanguageSheet = ({ onClose }: SheetProps) => {
  const t = useTexts(texts)
  return (
    <Sheet title={t.look.language} onClose={onClose}>
      <Choices names={LANGUAGES.map((name) => [name, t.languages[name]] as const)} chosen={useValue(language)} onChoose={language.set} />
    </Sheet>
  )
}

const THEMES = ['system', 'light', 'dark'] as const

export const ThemeSheet = ({ onClose }: SheetProps) => {
  const t = useTexts(texts)
  return (
    <Sheet title={t.look.theme} onClose={onClose}>
      <Choices names={THEMES.map((name) => [name, t.themes[name]] as const)} chosen={useValue(theme) || 'system'} onChoose={(name) => theme.set(name === 'system' ? '' : name)} />
    </Sheet>
  )
}

/** Stays open: the size is judged by looking at it. */
export const TextSizeSheet = ({ onClose }: SheetProps) => {
  const t = useTexts(texts)
  const chosen = usePreferences(({ textSize }) => textSize)
  return (
    <Sheet title={t.look.textSize} onClose={onClose}>
      <p className="my-2 rounded-m bg-sunken px-4 py-5 text-center text-l text-ink">{t.look.sample}</p>
      <div className="-mx-4">
        {TEXT_SIZES.map((textSize) => (
          <ChoiceRow key={textSize} label={t.textSizes[textSize]} isChosen={textSize === chosen} onChoose={() => usePreferences.setState({ textSize })} />
        ))}
      </div>
    </Sheet>
  )
}
