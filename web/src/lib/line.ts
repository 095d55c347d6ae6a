import { get } from './get.ts'

const PING_TIMEOUT_MS = 5_000
/** A line chosen by hand is waited for, but not for long. */
const WISH_TIMEOUT_MS = 2_000

const ping = async (line: string, stop?: AbortSignal, timeoutMs = PING_TIMEOUT_MS) => {
  const timeout = AbortSignal.timeout(timeoutMs)
  await get(`${line}/ping.txt`, { signal: stop ? AbortSignal.any([stop, timeout]) : timeout })
  return line
}

/** The first line that answers; null when none does. */
export const firstToAnswer = async (lines: readonly string[]) => {
  const others = new AbortController()
  try {
    return await Promise.any(lines.map((line) => ping(line, others.signal)))
  } catch {
    return null
  } finally {
    others.abort()
  }
}

/** Every line is pinged and the first that answers is used, else the first of the list. */
export const chooseLine = async (lines: readonly string[], wish = '') => {
  const [first = location.origin] = lines
  if (lines.length < 2) return first
  const fastest = firstToAnswer(lines)
  const wished = lines.includes(wish) ? await ping(wish, undefined, WISH_TIMEOUT_MS).catch(() => null) : null
  return wished ?? (await fastest) ?? first
}

export interface MeasuredLine {
  line: string
  /** Null when it did not answer. */
  latencyMs: number | null
}

export const measureLine = async (line: string): Promise<MeasuredLine> => {
  const startedAt = performance.now()
  const isThere = await ping(line).then(
    () => true,
    () => false,
  )
  return { line, latencyMs: isThere ? Math.round(performance.now() - startedAt) : null }
}
