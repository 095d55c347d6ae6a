import { createValue } from './value.ts'

/** The id tells two messages with the same words apart. */
export const toast = createValue<{ id: number; text: string } | null>(null)

let shown = 0

export const showToast = (text: string) => {
  shown += 1
  toast.set({ id: shown, text })
}
