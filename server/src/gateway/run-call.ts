import type { Call } from '@nocturne/contract/define.ts'
import type { Ctx, OnceHandler, PlainHandler } from '../platform/calls.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { inTransaction } from '../platform/transaction.ts'
import { keepNamed } from './named-fields.ts'
import { actOnce, hashBody, rememberedInWrite, rememberInWrite, type Once } from './idempotency.ts'

type Facts = Omit<Ctx, 'db' | 'after'>
type AnyHandler = PlainHandler<Call> | OnceHandler<Call>

/** What a handler asked to send. It leaves only after the commit, and a fault there never changes the answer. */
const createAfter = ({ log }: Services) => {
  const work: (() => unknown)[] = []
  return {
    after: (next: () => unknown) => void work.push(next),
    flush: async () => {
      for (const next of work) {
        try {
          await next()
        } catch (error) {
          log.error({ err: error }, 'work after a commit failed')
        }
      }
    },
  }
}

const onceOf = (path: string, facts: Facts, input: Record<string, unknown>): Once => {
  const { key, ...rest } = input
  const scope = facts.me ? `member:${facts.me.id}` : `device:${facts.origin.deviceId}`
  return { scope, call: path, key: String(key), bodyHash: hashBody(rest) }
}

// Parsing drops every column that the contract does not name, so a row's secrets cannot leave; a write whose answer
// is not as promised fails before its commit.
const named = (call: Call, answer: unknown) => call.output.parse(answer)

const keepers = new WeakMap<Call, (answer: unknown) => unknown>()

/** A read has nothing to roll back: its fields are cut to the named ones, and not checked a second time. */
const cut = (call: Call, answer: unknown) => {
  const keep = keepers.get(call) ?? keepNamed(call.output)
  keepers.set(call, keep)
  return keep(answer)
}

const runWrite = async (call: Call, path: string, handler: AnyHandler, input: Record<string, unknown>, facts: Facts) => {
  const { db, clock } = facts.services
  const { answer, flush } = await inTransaction(db.write, async (tx: Tx) => {
    const { after, flush } = createAfter(facts.services)
    const ctx = { ...facts, db: tx, after } as unknown as Ctx
    if (typeof handler === 'function') return { answer: named(call, await handler(input, ctx)), flush }
    const once = onceOf(path, facts, input)
    const remembered = await rememberedInWrite(tx, once)
    if (remembered) return { answer: named(call, await handler.again(remembered, input, ctx)), flush }
    const result = await handler.run(input, ctx)
    await rememberInWrite(tx, once, result.ref, clock.now())
    return { answer: named(call, result.answer), flush }
  })
  await flush()
  return answer
}

const runOutside = async (call: Call, path: string, handler: AnyHandler, input: Record<string, unknown>, facts: Facts, db: Db) => {
  const { after, flush } = createAfter(facts.services)
  const ctx = { ...facts, db, after } as unknown as Ctx
  const answer =
    typeof handler === 'function'
      ? await handler(input, ctx)
      : await actOnce(facts.services.db.write, onceOf(path, facts, input), facts.services.clock.now(), {
          run: () => handler.run(input, ctx),
          again: (ref) => handler.again(ref, input, ctx),
        })
  await flush()
  return call.mode === 'read' ? cut(call, answer) : named(call, answer)
}

/** Gives a handler the kind of database access that its call declares. */
export const runCall = (call: Call, path: string, handler: AnyHandler, input: Record<string, unknown>, facts: Facts): Promise<unknown> => {
  const { db } = facts.services
  if (call.mode === 'write') return runWrite(call, path, handler, input, facts)
  if (call.mode === 'action') return runOutside(call, path, handler, input, facts, db.write)
  return runOutside(call, path, handler, input, facts, facts.me ? db.read : db.guest)
}
