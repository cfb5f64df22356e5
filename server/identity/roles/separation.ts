import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { separate } from '#domain/security/three-administrators.ts'
import type { Database } from '#server/core/app-context.ts'

/** Refuses what would leave one of these people with two of the three administrators' roles. */
export async function checkSeparation(db: Database, tenantId: string, userIds: readonly string[]) {
  const { rows } = await sql<{ name: string; roles: string }>`
    select u.name, string_agg(r.name, '、' order by r.sort) as roles from system_user_role ur
    join system_role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      and r.code = any(string_to_array(${separate.join(',')}, ','))
    join "system_user" u on u.tenant_id = ur.tenant_id and u.id = ur.user_id
    where ur.tenant_id = ${tenantId} and ur.user_id = any(${userIds}::uuid[])
    group by u.id, u.name having count(*) > 1 limit 1`.execute(db)
  const [found] = rows
  if (found) refuse({ type: 'conflict', message: `三员分立：“${found.name}”不能同时担任${found.roles}` })
}
