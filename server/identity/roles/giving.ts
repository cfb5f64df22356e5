import { sql } from 'kysely'
import type { Grant } from '#domain/kernel/grant.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { holds } from '#server/engine/rows/scope.ts'

/** The administrator of the college holds everything, and may give everything. */
const isAdministrator = ({ roles }: Actor) => roles.some(({ code }) => code === 'admin')

/** Refuses to give what the giver does not hold. */
export function checkPermissions(actor: Actor, permissions: readonly string[]): void {
  if (isAdministrator(actor)) return
  const beyond = permissions.filter((permission) => !holds(actor, permission))
  if (beyond.length > 0) refuse({ type: 'conflict', message: '不能授予您自己没有的权限，请联系系统管理员' })
}

/** The same for a range of rows: only who looks over everything may let others do so. */
export function checkGrants(actor: Actor, grants: readonly Grant[]): void {
  const own = new Set(actor.roles.flatMap((role) => role.grants))
  if (isAdministrator(actor) || own.has('all')) return
  // Anyone who looks over departments below looks over the own one.
  if (own.has('departments')) own.add('department')
  if (grants.some((grant) => !own.has(grant)))
    refuse({ type: 'conflict', message: '不能授予超出您自己的数据范围，请联系系统管理员' })
}

/** Both, for roles that exist already. */
export async function checkRoles(db: Database, actor: Actor, roleIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ grants: string; permissions: readonly string[] }>`
    select r.grants, (
      select coalesce(jsonb_agg(m.permission), '[]') from system_role_menu rm
      join ${behind('system_menu m', 'rm.menu_id')}
      where rm.tenant_id = r.tenant_id and rm.role_id = r.id and rm.granted and m.permission is not null
    ) as permissions
    from system_role r where r.tenant_id = ${actor.tenantId} and r.id = any(${roleIds}::uuid[])`.execute(db)
  if (rows.length !== new Set(roleIds).size) refuse({ type: 'not-found' })
  for (const { grants, permissions } of rows) {
    checkPermissions(actor, permissions)
    checkGrants(actor, grants.split(',') as Grant[])
  }
}
