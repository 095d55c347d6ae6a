import { session } from '../../lib/session.ts'
import { unsavedCode } from './recovery-code.ts'

/** Begins the session. A recovery code comes along with a new account and with a recovered one. */
export const enter = ({ token, recovery_code }: { token: string; recovery_code?: string }) => {
  unsavedCode.set(recovery_code ?? '')
  session.set(token)
}
