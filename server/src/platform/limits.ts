import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

export interface Limit {
  name: string
  points: number
  seconds: number
}

export interface Taken {
  count: number
  /** Seconds until the next is allowed; 0 when this one was. */
  wait: number
}

export interface Limits {
  /** Counts one more, at once and for all processes, and tells whether it was one too many. */
  take(limit: Limit, key: string): Promise<Taken>
  giveBack(limit: Limit, key: string): Promise<void>
}

const takenOf = (result: RateLimiterRes, isOver: boolean): Taken => ({
  count: result.consumedPoints,
  wait: isOver ? Math.max(1, Math.ceil(result.msBeforeNext / 1000)) : 0,
})

/** Counts stand in the database, so that neither a restart nor a second process resets them. */
export const createLimits = (pool: pg.Pool): Limits => {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(name, made)
    return made
  }
  return {
    take: (limit, key) => takeOne(limiterOf(limit), key),
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(key)
    },
  }
}

const takeOne = async (limiter: RateLimiterAbstract, key: string): Promise<Taken> => {
  try {
    return takenOf(await limiter.consume(key), false)
  } catch (result) {
    if (result instanceof RateLimiterRes) return takenOf(result, true)
    throw result
  }
}

/** For floods that a single process must shed cheaply: nothing is asked of the database. */
export const createMemoryLimit = ({ name, points, seconds }: Limit) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  return (key: string) => takeOne(limiter, key)
}
