import { Bell, Heart, MessageCircle, MessagesSquare, Moon, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup, SwitchRow } from '@nocturne/ui/row.tsx'
import { useTexts } from '../../../lib/language.ts'
import { useOnce } from '../../../lib/use-once.ts'
import { saveSettings, type Personal } from '../personal.ts'
import { QuietHoursSheet } from './quiet-hours-sheet.tsx'
import { texts } from './texts.ts'

const KINDS = [
  ['system', Bell],
  ['comment', MessageCircle],
  ['like', Heart],
  ['chat', MessagesSquare],
] as const satisfies (readonly [string, LucideIcon])[]

export const NoticesSection = ({ user: { settings } }: { user: Personal }) => {
  const t = useTexts(texts).notices
  const [isOpen, setOpen] = useState(false)
  const [save] = useOnce(saveSettings)
  const { quiet_hours: quiet, kinds } = settings
  return (
    <RowGroup title={t.title} note={t.note}>
      {KINDS.map(([kind, Icon]) => (
        <SwitchRow key={kind} Icon={Icon} label={t.kinds[kind]} isOn={kinds[kind]} onChange={(isOn) => save({ kinds: { [kind]: isOn } })} />
      ))}
      <Row Icon={Moon} label={t.quiet} value={quiet ? t.quietRange(quiet.from, quiet.to) : t.quietOff} onClick={() => setOpen(true)} />
      {isOpen && <QuietHoursSheet quiet={quiet} onClose={() => setOpen(false)} />}
    </RowGroup>
  )
}
