import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { kept } from '../../lib/persist.ts'
import { memberRead, one, queryClient } from '../../lib/query.ts'
import { syncUser } from '../../lib/sync.ts'

/** A member's own record, with what only they see of it. */
export type Personal = Awaited<ReturnType<typeof api.users.personal>>
type Changes = Parameters<typeof api.member.update>[0]
type SettingChanges = NonNullable<Changes['settings']>

const personalQuery = one(api.users.personal, {})

/** Kept for the next start: one's own page is there without a network too. */
export const usePersonal = () => useQuery(kept(memberRead(personalQuery)))

export const reloadPersonal = () => Promise.all([queryClient.refetchQueries({ queryKey: personalQuery.queryKey }), syncUser().catch(() => undefined)])

/** Saves a part of the profile; who calls shows what is wrong. */
export const saveProfile = async (changes: Changes) => {
  await api.member.update(changes, { showError: false })
  await reloadPersonal()
}

const withSettings = (before: Personal, { kinds, ...others }: SettingChanges): Personal => ({
  ...before,
  settings: { ...before.settings, ...others, kinds: { ...before.settings.kinds, ...kinds } } as Personal['settings'],
})

/** A switch moves at once; a refusal moves it back and is told. */
export const saveSettings = async (settings: SettingChanges) => {
  const before = queryClient.getQueryData<Personal>(personalQuery.queryKey)
  if (before) queryClient.setQueryData(personalQuery.queryKey, withSettings(before, settings))
  try {
    await api.member.update({ settings })
  } catch (error) {
    if (before) queryClient.setQueryData(personalQuery.queryKey, before)
    throw error
  }
}
