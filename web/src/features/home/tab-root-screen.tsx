import { Empty } from '@nocturne/ui/empty.tsx'
import { useTexts } from '../../lib/language.ts'
import { texts } from './texts.ts'

/** A tab whose content is not there yet: its header and the standard empty state. */
const TabRootScreen = () => {
  const t = useTexts(texts)
  return <Empty sentence={t.empty} />
}

export default TabRootScreen
