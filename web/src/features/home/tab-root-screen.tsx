import { Empty } from '@nocturne/ui/empty.tsx'
import { useState } from 'react'
import { useTexts } from '../../lib/language.ts'
import { navigation } from '../../lib/navigation.ts'
import { Page } from '../../parts/page.tsx'
import { texts } from './texts.ts'

const PATHS = ['/home', '/original', '/community', '/darkweb'] as const

const openRoot = () => PATHS.find((path) => navigation.current().split('?')[0] === path) ?? '/home'

/** A tab whose content is not there yet: its header and the standard empty state. */
const TabRootScreen = () => {
  const t = useTexts(texts)
  // Read once: a hidden root is asked to draw again while another page is the open one.
  const [path] = useState(openRoot)
  return (
    <Page title={t.titles[path]} isRoot>
      <div className="flex flex-1 flex-col justify-center pb-16">
        <Empty sentence={t.empty} />
      </div>
    </Page>
  )
}

export default TabRootScreen
