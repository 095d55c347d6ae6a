import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { usePageScroller } from './page-context.ts'

interface VirtualRowsProps<T> {
  items: readonly T[]
  columns?: 1 | 2 | 3
  itemKey(item: T): string | number
  children(item: T, index: number): ReactNode
}

const grids = { 1: '', 2: 'grid grid-cols-2 gap-x-2.5 px-4 pb-3.5', 3: 'grid grid-cols-3 gap-x-2.5 px-4 pb-3.5' }

const inRows = <T,>(items: readonly T[], columns: number) => Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns))

/** How far down its page the list begins; whatever stands above may grow at any time. */
const useStartMargin = () => {
  const scroller = usePageScroller()
  const list = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useEffect(() => {
    const page = scroller.current
    if (!page) return
    const measure = () => {
      if (list.current) setMargin(Math.round(list.current.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop))
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const part of page.children) watch.observe(part)
    return () => watch.disconnect()
  }, [scroller])
  return [list, margin] as const
}

/** Only what is near the screen is in the page, however long the list. */
export const VirtualRows = <T,>({ items, columns = 1, itemKey, children }: VirtualRowsProps<T>) => {
  const scroller = usePageScroller()
  const [list, margin] = useStartMargin()
  const rows = useMemo(() => inRows(items, columns), [items, columns])
  return (
    <div ref={list}>
      <Virtualizer scrollRef={scroller} startMargin={margin} data={rows}>
        {(row, number) => (
          <div key={row[0] === undefined ? number : itemKey(row[0])} className={grids[columns]}>
            {row.map((item, place) => (
              <div key={itemKey(item)} className="min-w-0">
                {children(item, number * columns + place)}
              </div>
            ))}
          </div>
        )}
      </Virtualizer>
    </div>
  )
}
