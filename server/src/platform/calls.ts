import type { Call, IsKeyed } from '@nocturne/contract/define.ts'
import type { Language } from '@nocturne/contract/limits.ts'
import type { z } from 'zod'
import type { Db, Tx } from './db.ts'
import type { Services } from './services.ts'

/** The signed-in member, as the session knows them. */
export interface Member {
  id: number
  uid: number
  sessionId: number
  /** The level that counts now: 0 once VIP has run out. */
  vipLevel: number
}

/** Where a call came from. An address is cut to what one household has (IPv6: /64). */
export interface Origin {
  deviceId: string
  address: string
  deviceName: string
  region: string
  token: string
}

export interface Ctx<C extends Call = Call> {
  /** A read cannot write, a write is one transaction, an action opens its own. */
  db: C['mode'] extends 'write' ? Tx : Db
  /** Null only in calls that anyone may make: a handler cannot forget the signed-out case. */
  me: C['who'] extends 'member' ? Member : Member | null
  origin: Origin
  lang: Language
  requestId: string
  services: Services
  /** Runs once the transaction has committed, and not at all when it has not. Nothing else may send. */
  after(work: () => unknown): void
}

type Input<C extends Call> = z.output<C['input']>
type Output<C extends Call> = z.input<C['output']>

/** A keyed call says what to remember, and how to answer again from that. */
export interface OnceHandler<C extends Call> {
  run(input: Input<C>, ctx: Ctx<C>): Promise<{ answer: Output<C>; ref: object }>
  again(ref: object, input: Input<C>, ctx: Ctx<C>): Promise<Output<C>>
}

export type PlainHandler<C extends Call> = (input: Input<C>, ctx: Ctx<C>) => Promise<Output<C>>

export type Handler<C extends Call> = IsKeyed<C> extends true ? OnceHandler<C> : PlainHandler<C>
export type Handlers<D extends Record<string, Call>> = { [K in keyof D]: Handler<D[K]> }
