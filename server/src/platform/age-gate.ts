// Invariant: a device counts as passed only while a stored outcome says so and the region's rule still names a known method.
import type { Origin } from './calls.ts'
import type { Db } from './db.ts'
import { Recent } from './recent.ts'
import type { Services } from './services.ts'
import { watched } from './watched.ts'

export type AgeState = 'none' | 'passed' | 'refused' | 'unavailable'

/** A way to find out whether somebody is of age. Others (a document check, a bank) join this table. */
interface AgeMethod {
  decide(answer: boolean): Promise<'passed' | 'refused'>
}
const methods = new Map<string, AgeMethod>([['self_declaration', { decide: async (answer) => (answer ? 'passed' : 'refused') }]])

const REMEMBERED_DEVICES = 50_000
const DAY_MS = 86_400_000
const EVERYWHERE_ELSE = '*'

export interface AgeRule {
  region: string
  method: string
  validDays: number | null
}

export interface AgeGate {
  ruleFor(region: string): Promise<AgeRule | null>
  stateOf(origin: Origin): Promise<AgeState>
  isPassed(origin: Origin): Promise<boolean>
  /** Stores outcome, method and date, nothing else. */
  decide(db: Db, origin: Origin, answer: boolean): Promise<Exclude<AgeState, 'none'>>
  /** To be called once a decision has committed: every process forgets what it knew of the device. */
  announce(deviceId: string): Promise<void>
}

const storeOutcome = async (db: Db, deviceId: string, rule: AgeRule, state: 'passed' | 'refused', now: Date) => {
  const outcome = {
    age_state: state,
    age_method: rule.method,
    age_decided_at: now,
    age_expires_at: rule.validDays ? new Date(now.getTime() + rule.validDays * DAY_MS) : null,
  }
  await db
    .insertInto('device')
    .values({ id: deviceId, ...outcome })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(outcome))
    .execute()
}

export const createAgeGate = ({ db, bus, clock }: Pick<Services, 'db' | 'bus' | 'clock'>): AgeGate => {
  const passed = new Recent<string, { region: string; until: number }>(REMEMBERED_DEVICES)
  const rules = watched(bus, 'age_rule', async () => {
    const rows = await db.read.selectFrom('age_rule').selectAll().execute()
    return new Map(rows.map((row) => [row.region, { region: row.region, method: row.method, validDays: row.valid_days }]))
  })
  bus.on('age_rule', () => passed.clear())
  bus.on('age_decision', ({ device }) => passed.delete(String(device)))

  const ruleFor = async (region: string) => {
    const known = await rules()
    const rule = known.get(region) ?? known.get(EVERYWHERE_ELSE)
    return rule && methods.has(rule.method) ? rule : null
  }

  const stateOf = async ({ deviceId, region }: Origin): Promise<AgeState> => {
    const rule = await ruleFor(region)
    if (!rule) return 'unavailable'
    const row = await db.read.selectFrom('device').selectAll().where('id', '=', deviceId).executeTakeFirst()
    if (!row || row.age_method !== rule.method) return 'none'
    if (row.age_expires_at && row.age_expires_at <= clock.now()) return 'none'
    if (row.age_state === 'passed') passed.set(deviceId, { region, until: row.age_expires_at?.getTime() ?? Infinity })
    return row.age_state
  }

  return {
    ruleFor,
    stateOf,
    isPassed: async (origin) => {
      const known = bus.isConnected() ? passed.get(origin.deviceId) : undefined
      if (known && known.region === origin.region && known.until > clock.now().getTime()) return true
      return (await stateOf(origin)) === 'passed'
    },
    decide: async (tx, { deviceId, region }, answer) => {
      const rule = await ruleFor(region)
      const method = rule && methods.get(rule.method)
      if (!method) return 'unavailable'
      const state = await method.decide(answer)
      await storeOutcome(tx, deviceId, rule, state, clock.now())
      return state
    },
    announce: async (deviceId) => {
      passed.delete(deviceId)
      await bus.publish({ topic: 'age_decision', device: deviceId })
    },
  }
}
