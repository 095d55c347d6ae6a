import { useState } from 'react'
import { Row, RowGroup, SwitchRow } from '@nocturne/ui/row.tsx'
import { useTexts } from '../../../lib/language.ts'
import { useOnce } from '../../../lib/use-once.ts'
import { saveSettings, type Personal } from '../personal.ts'
import { QuietHoursSheet } from './quiet-hours-sheet.tsx'
import { texts } from './texts.ts'

const KINDS = ['system', 'comment', 'like', 'chat'] as const

export const NoticesSection = ({ user: { settings } }: { user: Personal }) => {
  const t = useTexts(texts).notices
  const [isOpen, setOpen] = useState(false)
  const [save] = useOnce(saveSettings)
  const { quiet_hours: quiet, kinds } = settings
  return (
    <RowGroup title={t.title} note={t.note}>
      {KINDS.map((kind) => (
        <SwitchRow key={kind} label={t.kinds[kind]} isOn={kinds[kind]} onChange={(isOn) => save({ kinds: { [kind]: isOn } })} />
      ))}
      <Row label={t.quiet} value={quiet ? t.quietRange(quiet.from, quiet.to) : t.quietOff} onClick={() => setOpen(true)} />
      {isOpen && <QuietHoursSheet quiet={quiet} onClose={() => setOpen(false)} />}
    </RowGroup>
  )
}
