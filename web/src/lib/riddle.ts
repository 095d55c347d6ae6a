import type { Riddle } from '@nocturne/contract/proof-of-work.ts'
import { WireRefusal } from './wire-failures.ts'
import type { Send } from './wire.ts'

const solveInWorker = (riddle: Riddle) =>
  new Promise<number>((resolve, reject) => {
    const worker = new Worker(new URL('./riddle.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<number>) => {
      worker.terminate()
      resolve(event.data)
    })
    worker.addEventListener('error', (event) => {
      worker.terminate()
      reject(new Error(`the riddle could not be solved: ${event.message}`))
    })
    worker.postMessage(riddle)
  })

const riddleOf = (error: unknown) => (error instanceof WireRefusal && error.code === 'challenge' ? (error.details.riddle as Riddle) : null)

/** A challenge is met without a word to the person: the call is repeated once with the solved riddle. */
export const answerRiddles =
  (send: Send, solve = solveInWorker): Send =>
  async (domain, name, input, options) => {
    try {
      return await send(domain, name, input, options)
    } catch (error) {
      const riddle = riddleOf(error)
      if (!riddle) throw error
      const { nonce, bits, expires_at, seal } = riddle
      return send(domain, name, { ...(input as object), proof: { nonce, bits, expires_at, seal, answer: await solve(riddle) } }, options)
    }
  }
