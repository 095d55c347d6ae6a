import type { AskOptions } from '@nocturne/contract/client.ts'
import { api } from './api.ts'
import { session } from './session.ts'
import { useUser } from './stores/user.ts'
import { syncConfig } from './sync.ts'
import { SignInFailure } from './wire-failures.ts'

type Options = AskOptions & { throwError?: true }

/** The token resets the stores of whoever was here before; then this person's configuration and record are fetched. */
const begin = async ({ token, uid }: { token: string; uid: number }) => {
  session.set(token)
  useUser.setState({ uid })
  await syncConfig()
}

export const signIn = async (input: Parameters<typeof api.users.login_account>[0], options?: Options) => {
  const answer = await api.users.login_account(input, options)
  if (!answer.token) throw new SignInFailure('user login failed')
  await begin(answer)
}

interface WithCode {
  /** Hears the recovery code before the session begins: it is shown only once. */
  onCode(code: string): void
}

export const register = async (input: Parameters<typeof api.users.register_account>[0], { onCode }: WithCode, options?: Options) => {
  const answer = await api.users.register_account(input, options)
  if (!answer.token) throw new SignInFailure('failed to obtain user credential (token)')
  onCode(answer.recovery_code)
  await begin(answer)
}

export const recover = async (input: Parameters<typeof api.users.recover>[0], { onCode }: WithCode, options?: Options) => {
  const answer = await api.users.recover(input, options)
  if (!answer.token) throw new SignInFailure('user login failed')
  onCode(answer.recovery_code)
  await begin(answer)
}
