import { Gauge, Leaf, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup, SwitchRow } from '@nocturne/ui/row.tsx'
import { wishedLine } from '../../../lib/connection.ts'
import { useTexts } from '../../../lib/language.ts'
import { usePlayer } from '../../../lib/stores/player.ts'
import { useValue } from '../../../lib/value.ts'
import { LineSheet } from './line-sheet.tsx'
import { texts } from './texts.ts'

export const PlaySection = () => {
  const t = useTexts(texts).play
  const { autoplayMuted, dataSaver } = usePlayer()
  const wished = useValue(wishedLine)
  const [isOpen, setOpen] = useState(false)
  return (
    <RowGroup title={t.title}>
      <SwitchRow Icon={VolumeX} label={t.autoplayMuted} note={t.autoplayNote} isOn={autoplayMuted} onChange={(isOn) => usePlayer.setState({ autoplayMuted: isOn })} />
      <SwitchRow Icon={Leaf} label={t.dataSaver} note={t.dataSaverNote} isOn={dataSaver} onChange={(isOn) => usePlayer.setState({ dataSaver: isOn })} />
      <Row Icon={Gauge} label={t.line} value={wished === '' ? t.auto : hostOf(wished)} onClick={() => setOpen(true)} />
      {isOpen && <LineSheet onClose={() => setOpen(false)} />}
    </RowGroup>
  )
}

const hostOf = (line: string) => (URL.canParse(line) ? new URL(line).host : line)
