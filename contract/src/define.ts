import type { z } from 'zod'

/** Rows that an operator can switch; the gateway refuses the calls that name them at once. */
export type StopName = 'registration' | 'uploads' | 'payments' | 'withdrawals' | 'read_only'

export interface CallOptions {
  /** Answers before the device has passed the age gate. */
  open?: true
  /** The same answer for every guest: may be cached sealed. */
  shared?: true
  /** The stop switch that closes this call, besides `read_only`. */
  stop?: StopName
}

export interface Call extends CallOptions {
  mode: 'read' | 'write' | 'action'
  who: 'anyone' | 'member'
  input: z.ZodObject
  output: z.ZodType
}

const define =
  <M extends Call['mode']>(mode: M) =>
  <W extends Call['who'], I extends z.ZodObject, O extends z.ZodType>(who: W, input: I, output: O, options: CallOptions = {}) => ({
    mode,
    who,
    input,
    output,
    ...options,
  })

/** Changes nothing: the database itself refuses a write made here. */
export const read = define('read')
/** One transaction, opened by the gateway and tried again after a serialisation failure or a deadlock. */
export const write = define('write')
/** No transaction: the handler does its I/O between short transactions of its own. */
export const action = define('action')

/** A call that carries an idempotency key has its effect once, however often it is sent. */
export type IsKeyed<C extends Call> = z.output<C['input']> extends { key: string } ? true : false

export type Contract = Record<string, Record<string, Call>>
