import type { home } from '@nocturne/contract/home.ts'
import type { Handlers } from '../../platform/calls.ts'
import { presentConfig } from './config.ts'

export const homeCalls: Handlers<typeof home> = {
  async getConfig(_, { services, me, origin, lang }) {
    const { ageGate, clock, content } = services
    const [written, state, rule] = await Promise.all([content(), ageGate.stateOf(origin), ageGate.ruleFor(origin.region)])
    return {
      ...presentConfig(written, lang, me?.vipLevel ?? 0, clock.now()),
      age: { state, rule: rule && { region: rule.region, method: rule.method } },
    }
  },
}
