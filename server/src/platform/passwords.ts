import { hash, verify } from '@node-rs/argon2'
import { Refusal } from './refusal.ts'

// argon2id; 19 MiB and two passes are the floor that current guidance sets.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MOST_WAITING = 20

export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a usable hash it does the same work and says no: time tells nothing about who exists. */
  isRight(stored: string | undefined, password: string): Promise<boolean>
}

/** Hashing is dear on purpose, so only a few run at once and a flood is told to come back. */
export const createPasswords = (): Passwords => {
  let running = 0
  const waiting: (() => void)[] = []
  let nobody: Promise<string> | null = null

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Refusal('busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const normal = (password: string) => password.normalize('NFKC')
  return {
    hash: (password) => inTurn(() => hash(normal(password), COST)),
    isRight: async (stored, password) => {
      nobody ??= hash('nobody has this password', COST)
      const real = stored?.startsWith('$argon2') ? stored : undefined
      const against = real ?? (await nobody)
      const matches = await inTurn(() => verify(against, normal(password)))
      return real !== undefined && matches
    },
  }
}
