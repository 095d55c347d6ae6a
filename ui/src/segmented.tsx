import { useId } from 'react'

interface SegmentedProps<T extends string> {
  label: string
  names: Record<T, string>
  chosen: NoInfer<T>
  onChoose(choice: NoInfer<T>): void
}

/** One of a few short words; arrow keys walk through them as in any group of radio buttons. */
export const Segmented = <T extends string>({ label, names, chosen, onChoose }: SegmentedProps<T>) => {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-pill bg-sunken p-1">
      {(Object.keys(names) as T[]).map((choice) => (
        <label
          key={choice}
          className="flex min-h-touch flex-1 cursor-pointer items-center justify-center rounded-pill px-2 text-m text-ink-2 transition-colors has-checked:bg-raised has-checked:font-semibold has-checked:text-iris-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-iris-ink"
        >
          <input type="radio" name={group} value={choice} checked={choice === chosen} onChange={() => onChoose(choice)} className="sr-only" />
          {names[choice]}
        </label>
      ))}
    </div>
  )
}
