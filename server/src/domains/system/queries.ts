import type { Db } from '../../platform/db.ts'

/** Groups without an app are not shown. */
export const appGroups = async (db: Db) => {
  const [groups, apps] = await Promise.all([
    db.selectFrom('app_group').selectAll().orderBy('sort').execute(),
    db.selectFrom('app').selectAll().orderBy('sort').orderBy('id').execute(),
  ])
  const ofGroup = Map.groupBy(apps, ({ group_id }) => group_id)
  return groups.flatMap((group) => {
    const those = ofGroup.get(group.id)
    return those ? [{ group, apps: those }] : []
  })
}
