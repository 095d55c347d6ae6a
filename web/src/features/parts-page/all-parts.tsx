import { List } from 'lucide-react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { navigation } from '../../lib/navigation.ts'
import { showToast } from '../../lib/toast.ts'
import { Page } from '../../parts/page.tsx'
import { ControlParts } from './control-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { LayerParts } from './layer-parts.tsx'
import { PictureParts } from './picture-parts.tsx'
import { Section } from './section.tsx'
import { StateParts } from './state-parts.tsx'

const VIEWS = { list: 'A list of 2,000 rows', form: 'A form', video: 'A video' }
const LISTS = ['A list by cursor', 'Pages that come empty', 'An empty list', 'A list that fails', 'A list whose second page fails', 'A list for members', 'A list in two columns']

const open = (view: string, n?: number) => navigation.go('/parts', { view, ...(n === undefined ? {} : { n }) })

export const AllParts = () => (
  <Page
    title="Parts"
    actions={[
      { label: 'Save', onClick: () => showToast('Saved') },
      { label: 'List', Icon: List, onClick: () => open('list') },
    ]}
  >
    <Section title="Pages">
      <RowGroup>
        {Object.entries(VIEWS).map(([view, name]) => (
          <Row key={view} label={name} onClick={() => open(view)} />
        ))}
        {LISTS.map((name, number) => (
          <Row key={name} label={name} onClick={() => open('cursor', number)} />
        ))}
      </RowGroup>
    </Section>
    <ControlParts />
    <LayerParts />
    <FieldParts />
    <PictureParts />
    <StateParts />
  </Page>
)
