import { Download, HardDrive, UserX } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { useQuery } from '@tanstack/react-query'
import { copiesBytes, wipeCopies } from '../../../lib/copies.ts'
import { confirmDialog } from '../../../lib/dialogs.ts'
import { useTexts } from '../../../lib/language.ts'
import { showToast } from '../../../lib/toast.ts'
import { useOnce } from '../../../lib/use-once.ts'
import { bytesText } from './bytes-text.ts'
import { EraseSheet } from './erase-sheet.tsx'
import { exportMyData, type ExportStage } from './export-file.ts'
import { texts } from './texts.ts'

const CacheRow = () => {
  const t = useTexts(texts).data
  const size = useQuery({ queryKey: ['cache-size'], queryFn: copiesBytes, staleTime: 0, gcTime: 0 })
  const [clear, isBusy] = useOnce(async () => {
    if (!(await confirmDialog({ title: t.clear, text: t.clearNote }))) return
    await wipeCopies()
    await size.refetch()
    showToast(t.cleared)
  })
  return <Row Icon={HardDrive} label={t.cache} value={size.data === undefined ? '' : bytesText(size.data)} isBusy={isBusy} onClick={clear} />
}

const ExportRow = () => {
  const t = useTexts(texts).data
  const [stage, setStage] = useState<ExportStage | null>(null)
  const [run, isBusy] = useOnce(async () => {
    try {
      showToast((await exportMyData(setStage)) ? t.exported : t.exportFailed)
    } finally {
      setStage(null)
    }
  })
  const note = stage?.stage === 'downloading' ? t.downloading(stage.part, stage.parts) : t.preparing
  return <Row Icon={Download} label={t.export} note={stage ? note : t.exportNote} isBusy={isBusy} onClick={run} />
}

export const DataSection = ({ isMember }: { isMember: boolean }) => {
  const t = useTexts(texts).data
  const [isErasing, setErasing] = useState(false)
  return (
    <RowGroup title={t.title}>
      <CacheRow />
      {isMember && <ExportRow />}
      {isMember && <Row Icon={UserX} look="danger" label={t.erase} onClick={() => setErasing(true)} />}
      {isErasing && <EraseSheet onClose={() => setErasing(false)} />}
    </RowGroup>
  )
}
