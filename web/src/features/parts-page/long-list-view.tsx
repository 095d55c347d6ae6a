import { Page } from '../../parts/page.tsx'
import { navigation } from '../../lib/navigation.ts'
import { VirtualRows } from '../../parts/virtual-rows.tsx'

const NUMBERS = Array.from({ length: 2000 }, (_, number) => number + 1)

const keyOf = (number: number) => number

export const LongListView = () => (
  <Page title="2,000 rows">
    <VirtualRows items={NUMBERS} itemKey={keyOf}>
      {(number) => (
        <button type="button" onClick={() => navigation.go('/parts', { view: 'detail', n: number })} className="flex min-h-15 w-full items-center gap-3 border-b border-line px-4 text-left active:bg-sunken">
          <span className="flex size-9 shrink-0 items-center justify-center rounded-m bg-tint text-s font-semibold text-iris-ink tabular-nums">{number}</span>
          Row {number}
        </button>
      )}
    </VirtualRows>
  </Page>
)
