import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { separate } from '#domain/security/three-administrators.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

/** Refuses what would leave one of these people with two of the three administrators' roles. */
export async function checkSeparation(db: Database, tenantId: string, userIds: readonly string[]) {
  const { rows } = await sql<{ name: string; roles: string }>`
    select u.name, string_agg(r.name, '、' order by r.sort) as roles from system_user_role ur
    join ${behind('system_role r', 'ur.role_id')}
      and r.code = any(string_to_array(${separate.join(',')}, ','))
    join ${behind('system_user u', 'ur.user_id')}
    where ur.tenant_id = ${tenantId} and ur.user_id = any(${userIds}::uuid[])
    group by u.id, u.name having count(*) > 1 limit 1`.execute(db)
  const [found] = rows
  if (found)
    refuse({
      type: 'conflict',
      message: phrase('三员分立：“{{name}}”不能同时担任{{roles}}', { name: found.name, roles: found.roles }),
    })
}
