import { create } from 'zustand'
import type { api } from '../api.ts'
import { incode } from '../invitation.ts'
import { session } from '../session.ts'

export type UserRecord = Awaited<ReturnType<typeof api.users.getBaseInfo>>

interface User {
  isLogin: boolean
  token: string
  /** 0 until the server has told it. */
  uid: number
  /** The invitation that this device was opened with. */
  incode: string
  record: UserRecord | null
}

const ofSession = () => ({ isLogin: session.get() !== '', token: session.get(), uid: 0, record: null })

/** Who uses the app. The token itself lives in session.ts, the invitation in invitation.ts; this is what screens watch. */
export const useUser = create<User>()(() => ({ ...ofSession(), incode: incode.get() }))

incode.subscribe(() => useUser.setState({ incode: incode.get() }))

export const resetUser = () => useUser.setState(ofSession())
