import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

export interface Limit {
  name: string
  points: number
  seconds: number
}

export interface Limits {
  /** Counts one and answers with the seconds to wait when it was one too many, else 0. */
  take(limit: Limit, key: string): Promise<number>
  /** How many were counted in the running window. */
  used(limit: Limit, key: string): Promise<number>
  forget(limit: Limit, key: string): Promise<void>
}

const waitOf = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000))

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
    used: async (limit, key) => (await limiterOf(limit).get(key))?.consumedPoints ?? 0,
    forget: async (limit, key) => {
      await limiterOf(limit).delete(key)
    },
  }
}

const takeOne = async (limiter: RateLimiterAbstract, key: string) => {
  try {
    await limiter.consume(key)
    return 0
  } catch (result) {
    if (result instanceof RateLimiterRes) return waitOf(result)
    throw result
  }
}

/** For floods that a single process must shed cheaply: nothing is asked of the database. */
export const createMemoryLimit = ({ name, points, seconds }: Limit) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  return (key: string) => takeOne(limiter, key)
}
