import { auditPersonnel } from '#domain/security/audit-personnel.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { changeHolders, roleOf } from '#server/identity/roles/role-users.ts'

/** Anyone who is named as an auditor holds the auditor's role, as long as the name stands, and no other administrator's. */
export const auditors = serve(auditPersonnel, {
  async afterWrite({ userId }, { current, permission, ...unit }) {
    const by = permission ?? ''
    if (current && current.userId !== userId) await hold(unit, by, [], [current.userId])
    await hold(unit, by, [userId], [])
  },
  async beforeRemove(ids, unit) {
    const rows = await table(auditPersonnel, unit.db, unit.actor.tenantId).list({ id: ids }, ['userId'])
    await hold(
      unit,
      'security.audit-personnel:remove',
      [],
      rows.map(({ userId }) => userId),
    )
  },
})

async function hold(unit: Unit, by: string, add: readonly string[], remove: readonly string[]) {
  const roleId = await roleOf(unit.db, unit.actor.tenantId, 'auditor')
  await changeHolders(unit, by, { roleId, add, remove })
}
