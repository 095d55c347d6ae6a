import { IdCard, KeyRound, LockKeyhole, MonitorSmartphone, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { useTexts } from '../../../lib/language.ts'
import type { Personal } from '../personal.ts'
import { CodeSheet, PasswordSheet } from './password-sheets.tsx'
import { SessionsSheet } from './sessions-sheet.tsx'
import { texts } from './texts.ts'

const SHEETS = { password: PasswordSheet, code: CodeSheet, sessions: SessionsSheet }

export const AccountSection = ({ user }: { user: Personal }) => {
  const t = useTexts(texts).account
  const [open, setOpen] = useState<keyof typeof SHEETS | null>(null)
  const OpenSheet = open && SHEETS[open]
  return (
    <RowGroup title={t.title}>
      <Row Icon={UserRound} label={t.username} value={user.username} />
      <Row Icon={IdCard} label={t.id} value={user.uid} />
      <Row Icon={LockKeyhole} label={t.password} onClick={() => setOpen('password')} />
      <Row Icon={KeyRound} label={t.code} note={t.codeNote} onClick={() => setOpen('code')} />
      <Row Icon={MonitorSmartphone} label={t.sessions} onClick={() => setOpen('sessions')} />
      {OpenSheet && <OpenSheet onClose={() => setOpen(null)} />}
    </RowGroup>
  )
}
