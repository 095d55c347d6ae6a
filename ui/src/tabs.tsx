import { useEffect, useRef } from 'react'

interface TabsProps<T extends string> {
  label: string
  names: Record<T, string>
  chosen: NoInfer<T>
  onChoose(tab: NoInfer<T>): void
}

/** A row of choices that slides under the finger; the page below shows the chosen one, which always stands in view. */
export const Tabs = <T extends string>({ label, names, chosen, onChoose }: TabsProps<T>) => {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    // Not scrollIntoView: that would move the page as well.
    if (tab && strip.current) strip.current.scrollTo({ left: tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2, behavior: 'smooth' })
  }, [chosen])
  return (
    <div ref={strip} role="group" aria-label={label} className="no-scrollbar relative flex gap-5 overflow-x-auto overscroll-x-contain">
      {(Object.keys(names) as T[]).map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === chosen}
          onClick={() => onChoose(tab)}
          className={`relative min-h-touch min-w-touch shrink-0 text-l after:absolute after:inset-x-[22%] after:bottom-1 after:h-1 after:rounded-pill ${tab === chosen ? 'font-bold text-ink after:bg-grad' : 'text-ink-2'}`}
        >
          {names[tab]}
        </button>
      ))}
    </div>
  )
}
