import type { api } from '../../lib/api.ts'
import type { Path } from '../../lib/paths.ts'
import { isRealScreen } from '../../lib/real-screens.ts'

export type AppGroup = Awaited<ReturnType<typeof api.system.appcenter>>['groups'][number]
export type App = AppGroup['apps'][number]

/** A path of ours, as opposed to an address of the web. */
export const isInside = (url: string) => url.startsWith('/')

const pathOf = (url: string) => url.split('?')[0] as Path

/** An app whose screen does not exist yet is not offered, and a group of none has nothing to say. */
export const openable = (groups: readonly AppGroup[]) =>
  groups.map((group) => ({ ...group, apps: group.apps.filter(({ url }) => !isInside(url) || isRealScreen(pathOf(url))) })).filter(({ apps }) => apps.length > 0)
