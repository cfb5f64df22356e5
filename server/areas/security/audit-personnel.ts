import { sql } from 'kysely'
import { auditPersonnel } from '#domain/security/audit-personnel.ts'
import { type Desk, serve } from '#server/resource/serve.ts'
import { changeHolders, roleOf } from '#server/roles/role-users.ts'

/** Whoever is named as an auditor holds the auditor's role, as long as the name stands, and no other administrator's. */
export const auditors = serve(auditPersonnel, {
  async afterWrite({ userId }, { current, ...desk }) {
    if (current && current.userId !== userId) await hold(desk, [], [current.userId])
    await hold(desk, [userId], [])
  },
  async beforeRemove(ids, desk) {
    const { rows } = await sql<{ userId: string }>`select user_id as "userId" from security_audit_personnel
      where tenant_id = ${desk.person.tenantId} and id = any(${ids}::uuid[])`.execute(desk.db)
    await hold(
      desk,
      [],
      rows.map(({ userId }) => userId),
    )
  },
})

async function hold({ db, house, person }: Desk, add: readonly string[], remove: readonly string[]) {
  const roleId = await roleOf(db, person.tenantId, 'auditor')
  await changeHolders(db, house, person, { roleId, add, remove })
}
