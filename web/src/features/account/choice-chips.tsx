interface ChoiceChipsProps<T extends string> {
  label: string
  names: readonly (readonly [value: T, name: string])[]
  chosen: string
  onChoose(value: T): void
}

/** One of many short words, in rows that wrap. */
export const ChoiceChips = <T extends string>({ label, names, chosen, onChoose }: ChoiceChipsProps<T>) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-2">
    {names.map(([value, name]) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        className={`min-h-touch rounded-pill px-4 text-m transition-colors ${value === chosen ? 'bg-tint font-semibold text-iris-ink' : 'bg-sunken text-ink-2'}`}
      >
        {name}
      </button>
    ))}
  </div>
)
