import { X } from 'lucide-react'
import { createContext, use, useRef, type ReactNode } from 'react'
import { useUiTexts } from './texts.ts'
import { useDragDown } from './use-drag-down.ts'
import { useModal } from './use-modal.ts'

interface SheetProps {
  title: string
  closeLabel?: string
  /** May delay or refuse the closing: unsaved work, a payment under way. */
  beforeClose?: () => boolean | Promise<boolean>
  onClose(): void
  children: ReactNode
}

const CloseSheetContext = createContext<() => void>(() => {})

/** For what stands in a sheet: closes it as its own button would, with check and motion. */
export const useCloseSheet = () => use(CloseSheetContext)

/** What is dragged is still scrolled somewhere: the finger scrolls it back first. */
const isScrolled = (touched: Element, panel: Element) => {
  for (let part: Element | null = touched; part && part !== panel; part = part.parentElement) if (part.scrollTop > 0) return true
  return false
}

/** Slides in from below; Back, Escape, a swipe down or a tap beside it close it. Render it while it is open. */
export const Sheet = ({ title, closeLabel, beforeClose, onClose, children }: SheetProps) => {
  const t = useUiTexts()
  const panel = useRef<HTMLDivElement>(null)
  const { ref, dismiss, isChecking, isLeaving, handlers } = useModal<undefined>({ dismissal: undefined, beforeClose, onClose })
  const slideTo = (px: number) => panel.current?.style.setProperty('translate', px > 0 ? `0 ${px}px` : '')
  useDragDown(panel, {
    mayStart: (touched) => panel.current !== null && !isScrolled(touched, panel.current),
    onMove: slideTo,
    onEnd: (distancePx, isSwipe) => {
      const isFar = distancePx > (panel.current?.clientHeight ?? 0) / 3
      slideTo(0)
      if (isFar || isSwipe) dismiss()
    },
  })
  return (
    <dialog
      ref={ref}
      {...handlers}
      aria-label={title}
      aria-busy={isChecking}
      data-leaving={isLeaving || undefined}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-fade-in flex-col items-center justify-end bg-scrim text-ink open:flex data-leaving:animate-fade-out"
    >
      <div
        ref={panel}
        data-leaving={isLeaving || undefined}
        className="flex max-h-[85dvh] w-full max-w-column animate-sheet-in flex-col rounded-t-l bg-raised pb-[env(safe-area-inset-bottom)] data-leaving:animate-sheet-out"
      >
        <div aria-hidden="true" className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-pill bg-edge" />
        <header className="flex shrink-0 items-center justify-between gap-3 pr-2 pl-5">
          <h2 className="min-w-0 truncate text-l font-bold">{title}</h2>
          <button type="button" aria-label={closeLabel ?? t.close} onClick={dismiss} className="flex size-touch shrink-0 items-center justify-center text-ink-3 active:opacity-60">
            <X aria-hidden="true" className="size-5" />
          </button>
        </header>
        <CloseSheetContext value={dismiss}>
          <div className="overflow-y-auto overscroll-contain px-5 pb-8 text-left text-m whitespace-pre-line text-ink-2">{children}</div>
        </CloseSheetContext>
      </div>
    </dialog>
  )
}
