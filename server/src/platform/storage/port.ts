/** Where files live. A key is a path of ours, never a name that a person gave. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** Writes and removes a probe; throws when the store cannot be used. */
  probe(): Promise<void>
}
