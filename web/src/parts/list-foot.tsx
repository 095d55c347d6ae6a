import { Button } from '@nocturne/ui/button.tsx'
import { Spinner } from '@nocturne/ui/spinner.tsx'
import { useUiTexts } from '@nocturne/ui/texts.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { failureSentence } from '../lib/failure.ts'
import { useTexts } from '../lib/language.ts'
import { usePageScroller } from './page-context.ts'
import { partTexts } from './texts.ts'

/** The next page is asked for before the last row comes into view. */
const AHEAD = '0px 0px 800px 0px'

interface ListFootProps {
  answer: { hasNextPage: boolean; isFetchNextPageError: boolean; isFetching: boolean; error: unknown; fetchNextPage(): Promise<unknown>; data: { pages: readonly unknown[] } | undefined }
  shownCount: number
}

/** Below the last row: asks for more when it comes near, says when it cannot, and when there is no more. */
export const ListFoot = ({ answer, shownCount }: ListFootProps) => {
  const t = useTexts(partTexts)
  const { retry } = useUiTexts()
  const scroller = usePageScroller()
  const foot = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchNextPageError, isFetching, error } = answer
  const pageCount = answer.data?.pages.length ?? 0
  const mayAsk = hasNextPage && !isFetchNextPageError && !isFetching
  const ask = useEffectEvent(() => void answer.fetchNextPage())

  // Watched anew after every page: one that came empty leaves the foot in view, and the next is asked for at once.
  useEffect(() => {
    if (!foot.current || !mayAsk) return
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && ask(), { root: scroller.current, rootMargin: AHEAD })
    watch.observe(foot.current)
    return () => watch.disconnect()
  }, [mayAsk, pageCount, scroller])

  return (
    <div ref={foot} className="flex min-h-14 items-center justify-center gap-2 py-4 text-s text-ink-3">
      {isFetchNextPageError && (
        <div role="alert" className="flex flex-col items-center gap-3 px-6 text-center">
          {failureSentence(error)}
          <Button look="line" onClick={() => void answer.fetchNextPage()}>
            {retry}
          </Button>
        </div>
      )}
      {!isFetchNextPageError && hasNextPage && (
        <>
          <Spinner />
          {t.more}
        </>
      )}
      {!hasNextPage && shownCount > 0 && t.end}
    </div>
  )
}
