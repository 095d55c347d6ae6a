import { Recent } from '../platform/recent.ts'
import type { Services } from '../platform/services.ts'

const MOST = 500
const KEPT_MS = 10_000

/** Answers that are the same for every guest, for a few seconds and only until the content changes. */
export const createSharedAnswers = ({ bus, clock }: Services) => {
  const kept = new Recent<string, { answer: unknown; until: number }>(MOST)
  bus.on('content', () => kept.clear())
  return async (key: string, make: () => Promise<unknown>) => {
    const now = clock.now().getTime()
    const known = bus.isConnected() ? kept.get(key) : undefined
    if (known && known.until > now) return known.answer
    const answer = await make()
    kept.set(key, { answer, until: now + KEPT_MS })
    return answer
  }
}
