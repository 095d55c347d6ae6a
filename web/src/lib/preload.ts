import { forgiveChunkError } from './chunk-reload.ts'

type Load = () => Promise<unknown>

const MOST_AT_ONCE = 4

const waiting: Load[] = []
let running = 0

const next = () => {
  const load = running < MOST_AT_ONCE ? waiting.shift() : undefined
  if (!load) return
  running += 1
  void load()
    .catch(forgiveChunkError)
    .finally(() => {
      running -= 1
      next()
    })
}

/** Fetches what will be needed soon, four at a time: `preload(() => import('./player-screen.tsx'))`. A failure is left to whoever needs it. */
export const preload = (load: Load) => {
  waiting.push(load)
  next()
}
