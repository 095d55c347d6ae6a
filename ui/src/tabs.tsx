interface TabsProps<T extends string> {
  label: string
  names: Record<T, string>
  chosen: NoInfer<T>
  onChoose(tab: NoInfer<T>): void
}

/** A row of choices; the page below shows the chosen one. */
export const Tabs = <T extends string>({ label, names, chosen, onChoose }: TabsProps<T>) => (
  <div role="group" aria-label={label} className="flex gap-5">
    {(Object.keys(names) as T[]).map((tab) => (
      <button
        key={tab}
        type="button"
        aria-pressed={tab === chosen}
        onClick={() => onChoose(tab)}
        className={`relative min-h-touch text-l after:absolute after:inset-x-[22%] after:bottom-1 after:h-1 after:rounded-pill ${tab === chosen ? 'font-bold text-ink after:bg-grad' : 'text-ink-2'}`}
      >
        {names[tab]}
      </button>
    ))}
  </div>
)
