import pg from 'pg'
import type { Logger } from './log.ts'

const CHANNEL = 'nocturne'
const RECONNECT_MS = 500

interface Message {
  topic: string
  [detail: string]: unknown
}

export interface Bus {
  publish(message: Message): Promise<void>
  on(topic: string, listener: (message: Message) => void): void
  /** False while nothing can be heard: caches must not be trusted then. */
  isConnected(): boolean
  close(): Promise<void>
}

type Listeners = Map<string, Set<(message: Message) => void>>

const deliver = (listeners: Listeners, payload: string | undefined) => {
  const message = JSON.parse(payload ?? '{}') as Message
  for (const listener of listeners.get(message.topic) ?? []) listener(message)
}

/** Fan-out between processes by LISTEN / NOTIFY. A message is a hint to read again, never the truth itself. */
export const openBus = async (connectionString: string, pool: pg.Pool, log: Logger): Promise<Bus> => {
  const listeners: Listeners = new Map()
  let client: pg.Client | null = null
  let isConnected = false
  let isClosed = false

  const connect = async () => {
    const next = new pg.Client({ connectionString, keepAlive: true })
    next.on('error', (error) => log.warn({ err: error }, 'the bus lost its connection'))
    next.on('notification', ({ payload }) => deliver(listeners, payload))
    next.on('end', () => {
      if (client !== next) return
      isConnected = false
      setTimeout(() => void reconnect(), RECONNECT_MS)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
    isConnected = true
  }

  const reconnect = async () => {
    if (isClosed) return
    try {
      await connect()
      // What was said meanwhile is lost: everybody reads again.
      for (const [topic, those] of listeners) for (const listener of those) listener({ topic })
    } catch (error) {
      log.warn({ err: error }, 'the bus is not back yet')
      setTimeout(() => void reconnect(), RECONNECT_MS)
    }
  }

  await connect()
  return {
    publish: async (message) => {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)])
    },
    on: (topic, listener) => {
      const those = listeners.get(topic) ?? new Set()
      listeners.set(topic, those.add(listener))
    },
    isConnected: () => isConnected,
    close: async () => {
      isClosed = true
      const last = client
      client = null
      await last?.end()
    },
  }
}
