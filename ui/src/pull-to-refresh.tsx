import { ArrowDown } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Spinner } from './spinner.tsx'
import { useUiTexts } from './texts.ts'
import { useDragDown } from './use-drag-down.ts'

const READY_PX = 64
const MOST_PX = 120

interface PullToRefreshProps {
  /** Whatever scrolls around this; a pull counts only at its top. */
  scroller: RefObject<HTMLElement | null>
  onRefresh(): Promise<unknown>
  children: ReactNode
}

type Stage = 'rest' | 'pull' | 'ready' | 'busy'

/** The further it is pulled, the harder it goes. */
const resist = (px: number) => MOST_PX * (1 - Math.exp(-px / MOST_PX))

/** For fingers a pull, for keyboards a button that shows when it is reached. */
export const PullToRefresh = ({ scroller, onRefresh, children }: PullToRefreshProps) => {
  const t = useUiTexts()
  const [stage, setStage] = useState<Stage>('rest')
  const body = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)

  // Set directly, once per frame of the finger: a render for each would be a waste.
  const moveTo = (px: number, isSpringing: boolean) => {
    for (const part of [body.current, mark.current]) {
      part?.style.setProperty('transition', isSpringing ? 'translate 0.25s ease-out' : '')
      part?.style.setProperty('translate', px > 0 ? `0 ${px}px` : '')
    }
  }
  const refresh = () => {
    setStage('busy')
    moveTo(READY_PX, true)
    const rest = () => {
      setStage('rest')
      moveTo(0, true)
    }
    void onRefresh().then(rest, rest)
  }
  useDragDown(scroller, {
    mayStart: () => stage === 'rest' && scroller.current?.scrollTop === 0,
    onMove: (distancePx) => {
      const px = resist(distancePx)
      moveTo(px, false)
      setStage(px >= READY_PX ? 'ready' : 'pull')
    },
    onEnd: (distancePx) => {
      if (resist(distancePx) >= READY_PX) return refresh()
      setStage('rest')
      moveTo(0, true)
    },
  })

  const words = { rest: '', pull: t.pullMore, ready: t.releaseNow, busy: t.refreshing }
  return (
    <div className="relative" data-pull={stage}>
      <div ref={mark} role="status" className="absolute inset-x-0 -top-16 flex h-16 items-center justify-center gap-2 text-s text-ink-3">
        {stage === 'busy' && <Spinner />}
        {(stage === 'pull' || stage === 'ready') && <ArrowDown aria-hidden="true" className={`size-4 transition-transform ${stage === 'ready' ? 'rotate-180' : ''}`} />}
        {words[stage]}
      </div>
      <button
        type="button"
        disabled={stage === 'busy'}
        onClick={refresh}
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:inset-x-0 focus-visible:top-1 focus-visible:z-10 focus-visible:mx-auto focus-visible:flex focus-visible:min-h-touch focus-visible:w-fit focus-visible:items-center focus-visible:rounded-pill focus-visible:bg-raised focus-visible:px-5 focus-visible:shadow-card"
      >
        {t.refresh}
      </button>
      <div ref={body}>{children}</div>
    </div>
  )
}
