const DAY_MS = 86_400_000

/** Null means no limit. A limit goes down at once and up after a day, so that a weak moment passes first. */
export interface SpendLimit {
  spend_limit_cents: number | null
  next_spend_limit_cents: number | null
  next_spend_limit_at: Date | null
}

export const limitInForce = (limit: SpendLimit, now: Date) =>
  limit.next_spend_limit_at && limit.next_spend_limit_at <= now ? limit.next_spend_limit_cents : limit.spend_limit_cents

export const changeLimit = (limit: SpendLimit, wanted: number | null, now: Date): SpendLimit => {
  const current = limitInForce(limit, now)
  const isRaised = current !== null && (wanted === null || wanted > current)
  if (!isRaised) return { spend_limit_cents: wanted, next_spend_limit_cents: null, next_spend_limit_at: null }
  return { spend_limit_cents: current, next_spend_limit_cents: wanted, next_spend_limit_at: new Date(now.getTime() + DAY_MS) }
}
