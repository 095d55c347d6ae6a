import type { Language } from '@nocturne/contract/limits.ts'
import type { Member, Origin } from '../../platform/calls.ts'
import type { Services } from '../../platform/services.ts'
import { chatTokenOf } from '../../platform/sessions.ts'

/** What a record needs to know about the one who looks at it. */
export const viewerOf = async ({ services, me, origin, lang }: { services: Services; me: Member | null; origin: Origin; lang: Language }) => ({
  services,
  content: await services.content(),
  lang,
  token: me ? origin.token : '',
  chatToken: me ? chatTokenOf(services, me.sessionId) : '',
})
