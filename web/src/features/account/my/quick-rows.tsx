import { Languages, Palette, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { useTexts } from '../../../lib/language.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { LanguageSheet, ThemeSheet } from '../settings/choice-sheets.tsx'
import { texts as settingTexts } from '../settings/texts.ts'
import { theme } from '../../../lib/theme.ts'
import { useValue } from '../../../lib/value.ts'
import { texts } from './texts.ts'

/** What people change most, one tap from here. */
export const QuickRows = ({ inviteCode }: { inviteCode: string }) => {
  const t = useTexts(texts)
  const names = useTexts(settingTexts)
  const chosen = useValue(theme)
  const [open, setOpen] = useState<'language' | 'theme' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="rounded-l shadow-card">
      <RowGroup>
        {inviteCode && <Row Icon={TicketPercent} label={t.inviteCode} value={<InviteCode code={inviteCode} />} />}
        <Row Icon={Languages} label={t.language} value={names.languageName} onClick={() => setOpen('language')} />
        <Row Icon={Palette} label={t.appearance} value={names.themes[chosen || 'system']} onClick={() => setOpen('theme')} />
      </RowGroup>
      {open === 'language' && <LanguageSheet onClose={close} />}
      {open === 'theme' && <ThemeSheet onClose={close} />}
    </div>
  )
}

const InviteCode = ({ code }: { code: string }) => (
  <span className="-my-2 -mr-3 flex items-center">
    {code}
    <CopyButton text={code} />
  </span>
)
