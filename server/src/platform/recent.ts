/** The newest `max` entries; the one not used for longest goes first. */
export class Recent<K, V> {
  readonly #max: number
  readonly #entries = new Map<K, V>()

  constructor(max: number) {
    this.#max = max
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: K, value: V) {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value as K)
  }

  delete(key: K) {
    this.#entries.delete(key)
  }

  clear() {
    this.#entries.clear()
  }
}
