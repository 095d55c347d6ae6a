import { Button } from '@nocturne/ui/button.tsx'
import { navigation } from '../../lib/navigation.ts'
import { Page } from '../../parts/page.tsx'

/** A page of some length behind a row, with a way to one more of its kind. */
export const DetailView = ({ number }: { number: number }) => (
  <Page title={`Row ${number}`}>
    <div className="flex flex-col gap-4 p-4">
      <p className="text-xxl font-bold tabular-nums">{number}</p>
      <Button onClick={() => navigation.go('/parts', { view: 'detail', n: number + 1 })}>The next one</Button>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line} className="text-ink-2">
          Line {line + 1} of row {number}
        </p>
      ))}
    </div>
  </Page>
)
