import { Button } from '@nocturne/ui/button.tsx'
import { ChoiceRow } from '@nocturne/ui/row.tsx'
import { Sheet } from '@nocturne/ui/sheet.tsx'
import { Skeleton } from '@nocturne/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { chooseLineByHand, currentLine, measureLines, wishedLine } from '../../../lib/connection.ts'
import { useTexts } from '../../../lib/language.ts'
import type { MeasuredLine } from '../../../lib/line.ts'
import { useOnce } from '../../../lib/use-once.ts'
import { useValue } from '../../../lib/value.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { texts } from './texts.ts'

const Lines = ({ lines }: { lines: readonly MeasuredLine[] }) => {
  const t = useTexts(texts).play
  const wished = useValue(wishedLine)
  const current = useValue(currentLine)
  const [choose] = useOnce(chooseLineByHand)
  return (
    <div className="-mx-4">
      <ChoiceRow label={t.auto} note={t.autoNote} isChosen={wished === ''} onChoose={() => choose('')} />
      {lines.map(({ line, latencyMs }, place) => (
        <ChoiceRow
          key={line}
          label={t.lineName(place + 1)}
          note={line === current ? `${line} · ${t.inUse}` : line}
          value={latencyMs === null ? t.dead : t.latency(latencyMs)}
          isChosen={line === wished}
          onChoose={() => choose(line)}
        />
      ))}
    </div>
  )
}

/** Which way to the server, with how long each takes. */
export const LineSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTexts(texts).play
  const query = useQuery({ queryKey: ['lines'], queryFn: measureLines, staleTime: 0, gcTime: 0 })
  return (
    <Sheet title={t.line} onClose={onClose}>
      <QueryState query={query} skeleton={<Skeleton heights={['h-13', 'h-13']} />}>
        {(lines) => (
          <>
            <Lines lines={lines} />
            <div className="pt-3">
              <Button look="line" isWide isBusy={query.isFetching} onClick={() => void query.refetch()}>
                {query.isFetching ? t.measuring : t.again}
              </Button>
            </div>
          </>
        )}
      </QueryState>
    </Sheet>
  )
}
