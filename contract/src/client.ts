import type { z } from 'zod'
import type { Call, Contract } from './define.ts'

/** How one call is made; the defaults are the specification's. */
export interface AskOptions {
  /** A refusal is told as a toast, and 420 as the way to /login. True unless said. */
  showError?: boolean
  /** The answer's message is told as a toast. */
  showSuccess?: boolean
  /** A refusal rejects; false resolves to null instead. */
  throwError?: boolean
  /** The status that means success: 1 unless said. */
  successCode?: number
  /** Changes nothing, so it may be sent again on another line. A call with `key` or `on` may anyway. */
  isRead?: true
}

export type InputOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/** A call as its caller sees it: `api.users.login_account({ … })`; `path` makes query keys. */
export interface Endpoint<C extends Call> {
  (input: InputOf<C>, options: AskOptions & { throwError: false }): Promise<OutputOf<C> | null>
  (input: InputOf<C>, options?: AskOptions & { throwError?: true }): Promise<OutputOf<C>>
  readonly path: readonly [domain: string, name: string]
  /** For the compiler only, never there: what may be cached, and who may ask. */
  readonly call?: { mode: C['mode']; who: C['who'] }
}

export type Client<C extends Contract> = { [D in keyof C]: { [K in keyof C[D]]: Endpoint<C[D][K]> } }

/** The typed client over any way to send: the browser bundle holds no schema. */
export const createClient = <C extends Contract>(send: (domain: string, name: string, input: unknown, options?: AskOptions) => Promise<unknown>) =>
  new Proxy(
    {},
    {
      get: (_, domain: string) =>
        new Proxy(
          {},
          {
            get: (_domain, name: string) =>
              Object.assign((input: unknown, options?: AskOptions) => send(domain, name, input, options), { path: [domain, name] }),
          },
        ),
    },
  ) as Client<C>
