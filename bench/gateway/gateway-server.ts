// The real gateway with the test contract, as a process of its own.
import { buildServer } from '@nocturne/server/gateway/server.ts'
import type { Handlers } from '@nocturne/server/platform/calls.ts'
import { openServices } from '@nocturne/server/platform/open-services.ts'
import { readSettings } from '@nocturne/server/platform/settings.ts'
import { aDevice, aMember } from '@nocturne/server/testkit/people.ts'
import { contract, pageQuery, presentPage } from './cards.ts'
import { report } from './child.ts'

const handlers: { bench: Handlers<typeof contract.bench> } = {
  bench: {
    cards: async ({ cursor, limit }, { db }) => presentPage(await pageQuery(db, cursor, limit).execute(), limit),
  },
}

const settings = readSettings(process.env)
const services = await openServices({ settings, databaseUrl: settings.DATABASE_URL ?? '', isWorker: false, jobs: [] })
const app = await buildServer({ contract, handlers, services, dist: settings.NOCTURNE_DATA, callLimit: { name: 'calls', points: 1_000_000_000, seconds: 1 } })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const { wire } = (await app.inject('/app.json')).json<{ wire: { key: string; iv: string; sign: string } }>()
report({ address, wire, guest: await aDevice(services), member: await aMember(services) })
