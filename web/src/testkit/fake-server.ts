import { decrypt, encrypt, signature } from '@nocturne/contract/envelope.ts'
import { vi } from 'vitest'

const keys = { key: '01'.repeat(32), iv: '02'.repeat(16), sign: 'a secret' }

export interface Asked {
  line: string
  /** `users/sessions` */
  name: string
  input: Record<string, unknown>
}

interface Said {
  status?: number
  msg?: string
  data?: unknown
}

/** A server's answer, its HTTP status, or a line that is cut. */
export type Reply = Said | number | 'cut'
export type Replies = (asked: Asked) => Reply | Promise<Reply>

const sealed = ({ status = 1, msg = '', data = {} }: Said) => {
  const text = encrypt(keys, { status, msg, data })
  return Response.json({ timestamp: 1, data: text, sign: signature(keys, text, 1) })
}

const respond = (reply: Reply) => {
  if (reply === 'cut') throw new TypeError('Failed to fetch')
  return typeof reply === 'number' ? new Response('', { status: reply }) : sealed(reply)
}

/** Stands where the network stood: opens every call, remembers it and answers as the test says. */
export const startFakeServer = (lines: readonly string[] = ['https://line.test']) => {
  const asked: Asked[] = []
  const server = {
    asked,
    replies: (() => ({})) as Replies,
    pings: ((_line: string) => 200) as (line: string) => Reply,
    /** The calls that arrived, by name. */
    names: () => asked.map(({ name }) => name),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/app.json') return Response.json({ name: 'Nocturne', version: '4.9.1', lines, wire: keys, image: { key: '00' } })
    const line = lines.find((known) => url.startsWith(`${known}/`)) ?? ''
    if (url.endsWith('/ping.txt')) return respond(server.pings(line))
    const input = decrypt(keys, (init.body as URLSearchParams).get('data') ?? '') as Record<string, unknown>
    const call = { line, name: url.slice(`${line}/api/`.length), input }
    asked.push(call)
    return respond(await server.replies(call))
  })
  return server
}
