const PING_TIMEOUT_MS = 5_000

const ping = async (line: string, stop: AbortSignal) => {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PING_TIMEOUT_MS)])
  const response = await fetch(`${line}/ping.txt`, { credentials: 'omit', cache: 'no-store', signal })
  if (!response.ok) throw new Error(`${line} answered ${response.status}`)
  return line
}

/** Every line is pinged and the first that answers is used, else the first of the list. */
export const chooseLine = async (lines: readonly string[]) => {
  const [first = location.origin] = lines
  if (lines.length < 2) return first
  const others = new AbortController()
  try {
    return await Promise.any(lines.map((line) => ping(line, others.signal)))
  } catch {
    return first
  } finally {
    others.abort()
  }
}
