import { useEffect, useRef, type ReactNode } from 'react'

interface SheetProps {
  title: string
  closeLabel: string
  onClose(): void
  children: ReactNode
}

/** Slides in from below; the browser's own dialog gives Escape, the focus trap and the inert page behind. */
export const Sheet = ({ title, closeLabel, onClose, children }: SheetProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog
      ref={ref}
      aria-label={title}
      closedby="any"
      onClose={onClose}
      className="mx-auto mt-auto mb-0 flex max-h-[85dvh] w-full max-w-column animate-rise flex-col rounded-t-l bg-raised pb-[env(safe-area-inset-bottom)] text-ink backdrop:bg-scrim"
    >
      <header className="flex items-center justify-between gap-3 py-2 pr-2 pl-5">
        <h2 className="text-l font-bold">{title}</h2>
        <button type="button" onClick={() => ref.current?.close()} className="min-h-touch px-3.5 text-m font-medium text-iris-ink">
          {closeLabel}
        </button>
      </header>
      <div className="overflow-y-auto px-5 pb-8 text-left text-m whitespace-pre-line text-ink-2">{children}</div>
    </dialog>
  )
}
