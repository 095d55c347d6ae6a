import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export interface Child<T> {
  facts: T
  /** Processor time of the whole process so far. */
  cpuMicros(): Promise<number>
  stop(): Promise<void>
}

/** In the child: says that it is ready, and answers with its processor time when asked. */
export const report = (facts: object) => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMicros: user + system })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ facts })
}

const nextMessage = <T>(child: ChildProcess) =>
  new Promise<T>((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a server ended (${code})`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })

/** In the parent: a server in a process of its own. `execArgv` is for profiles. */
export const startChild = async <T>(script: string, environment: Record<string, string>, execArgv: string[]): Promise<Child<T>> => {
  const child = fork(join(import.meta.dirname, script), [], { env: { PATH: process.env['PATH'], ...environment }, execArgv })
  const { facts } = await nextMessage<{ facts: T }>(child)
  return {
    facts,
    cpuMicros: async () => {
      const answer = nextMessage<{ cpuMicros: number }>(child)
      child.send('cpu')
      return (await answer).cpuMicros
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await gone
    },
  }
}
