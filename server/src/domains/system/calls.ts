import type { system } from '@nocturne/contract/system.ts'
import type { Handlers } from '../../platform/calls.ts'
import { inLanguage } from '../../platform/language.ts'
import { createMemoryLimit } from '../../platform/limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import { appGroups } from './queries.ts'
import { countClick } from './clicks.ts'

const DONE = { ok: true } as const
/**
 * A device id costs nothing to make up: an address cannot fill the table with them. Counted in memory, because a write
 * that waits for a second connection while it holds one could starve all others.
 */
const takeGate = createMemoryLimit({ name: 'age_gate', points: 1_000, seconds: 3_600 })

export const systemCalls: Handlers<typeof system> = {
  async age_gate({ answer }, { db, services, origin, after }) {
    const { wait } = await takeGate(origin.address)
    if (wait > 0) throw new Refusal('too_many', { seconds: wait })
    const state = await services.ageGate.decide(db, origin, answer)
    after(() => services.ageGate.announce(origin.deviceId))
    return { state }
  },

  async appcenter(_, { db, lang }) {
    const groups = await appGroups(db)
    return {
      groups: groups.map(({ group, apps }) => ({
        id: group.id,
        name: inLanguage(group, lang),
        apps: apps.map((app) => ({
          id: app.id,
          name: inLanguage(app, lang),
          icon: app.picture,
          desc: inLanguage({ zh: app.zh_desc, en: app.en_desc }, lang),
          url: app.url,
          clicks: app.clicks,
        })),
      })),
    }
  },

  async appclick({ id }, { db, origin, services }) {
    await countClick(db, 'app', id, origin.deviceId, services.clock.now())
    return DONE
  },

  async adsclick({ id }, { db, origin, services }) {
    await countClick(db, 'ad', id, origin.deviceId, services.clock.now())
    return DONE
  },
}
