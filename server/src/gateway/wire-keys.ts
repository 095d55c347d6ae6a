import { createSecretKey } from 'node:crypto'
import type { WireKeys } from '@nocturne/contract/envelope.ts'
import type { Services } from '../platform/services.ts'
import { watched } from '../platform/watched.ts'
import type { ServerKeys } from './envelope.ts'

/** Keys are looked up by the envelope's client, so that they can rotate while older apps still run. */
export const createWireKeys = ({ db, bus }: Services) => {
  const rows = watched(bus, 'wire_client', async () => {
    const all = await db.read.selectFrom('wire_client').selectAll().execute()
    return new Map(
      all.map((row) => [row.client, { text: row, keys: { key: createSecretKey(row.key, 'hex'), iv: Buffer.from(row.iv, 'hex'), sign: row.sign } }]),
    )
  })
  return {
    of: async (client: string): Promise<ServerKeys | undefined> => (await rows()).get(client)?.keys,
    /** As app.json hands them to new pages. */
    current: async (): Promise<WireKeys & { client: string }> => {
      const newest = [...(await rows()).values()].find(({ text }) => text.is_current)
      if (!newest) throw new Error('no wire client is current')
      const { client, key, iv, sign } = newest.text
      return { client, key, iv, sign }
    },
  }
}

export type WireKeyring = ReturnType<typeof createWireKeys>
