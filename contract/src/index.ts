import { member, users } from './account.ts'
import { home } from './home.ts'
import { system } from './system.ts'

/** Wire domain → its calls. */
export const contract = { users, member, home, system }
