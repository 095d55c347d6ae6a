import { EyeOff, Heart, LockKeyhole, VenetianMask } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup, SwitchRow } from '@nocturne/ui/row.tsx'
import { useTexts } from '../../../lib/language.ts'
import { canLock } from '../../../lib/lock.ts'
import { usePreferences } from '../../../lib/stores/preferences.ts'
import { useOnce } from '../../../lib/use-once.ts'
import { saveSettings, type Personal } from '../personal.ts'
import { LockSheet } from './lock-sheet.tsx'
import { texts } from './texts.ts'

/** Mostly of the device; what others see of a member only with an account. */
export const PrivacySection = ({ user }: { user: Personal | undefined }) => {
  const t = useTexts(texts).privacy
  const { lock, blursInBackground, isNeutral } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const [save] = useOnce(saveSettings)
  return (
    <RowGroup title={t.title}>
      {canLock() && <Row Icon={LockKeyhole} label={t.lock} note={t.lockNote} value={lock ? t.lockOn : t.lockOff} onClick={() => setOpen(true)} />}
      <SwitchRow Icon={EyeOff} label={t.blur} note={t.blurNote} isOn={blursInBackground} onChange={(isOn) => usePreferences.setState({ blursInBackground: isOn })} />
      <SwitchRow Icon={VenetianMask} label={t.neutral} note={t.neutralNote} isOn={isNeutral} onChange={(isOn) => usePreferences.setState({ isNeutral: isOn })} />
      {user && <SwitchRow Icon={Heart} label={t.showsLikes} note={t.showsLikesNote} isOn={user.settings.shows_likes} onChange={(isOn) => save({ shows_likes: isOn })} />}
      {isOpen && <LockSheet onClose={() => setOpen(false)} />}
    </RowGroup>
  )
}
