import type { z } from 'zod'
import type { Call, Contract } from './define.ts'

/** A call as its caller sees it: `api.users.login_account({ … })`; `path` makes query keys, `mode` says what may be cached. */
export interface Endpoint<C extends Call> {
  (input: z.input<C['input']>): Promise<z.output<C['output']>>
  readonly path: readonly [domain: string, name: string]
}

export type Client<C extends Contract> = { [D in keyof C]: { [K in keyof C[D]]: Endpoint<C[D][K]> } }

/** The typed client over any way to send: the browser bundle holds no schema. */
export const createClient = <C extends Contract>(send: (domain: string, name: string, input: unknown) => Promise<unknown>) =>
  new Proxy(
    {},
    {
      get: (_, domain: string) =>
        new Proxy({}, { get: (_domain, name: string) => Object.assign((input: unknown) => send(domain, name, input), { path: [domain, name] }) }),
    },
  ) as Client<C>
