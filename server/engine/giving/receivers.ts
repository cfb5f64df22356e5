import { type RawBuilder, sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { user } from '#domain/system/user.ts'
import type { Database } from '#server/core/app-context.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import type { Giver } from './giver.ts'

/** True of the accounts, known as `u`, that a giver reaches: the account itself, or the teacher or student whose it is. */
export const reachesUser = (
  giver: Giver,
): RawBuilder<boolean> => sql`(${scopeFilter(user, giver, giver.by)('u')}
  or exists (select from base_teacher t where t.tenant_id = u.tenant_id and t.id = u.teacher_id
    and ${scopeFilter(teacher, giver, giver.by)('t')})
  or exists (select from base_student s where s.tenant_id = u.tenant_id and s.id = u.student_id
    and ${scopeFilter(student, giver, giver.by)('s')}))`

/** How many of these accounts a giver does not reach. */
export async function usersBeyond(db: Database, giver: Giver, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from "system_user" u
    where u.tenant_id = ${giver.tenantId} and u.id = any(${userIds}::uuid[]) and ${reachesUser(giver)} is not true`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many of those who hold a role a giver does not reach: what changes in a role changes for them all. */
export async function holdersBeyond(db: Database, giver: Giver, roleId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from system_user_role ur
    join "system_user" u on u.tenant_id = ur.tenant_id and u.id = ur.user_id
    where ur.tenant_id = ${giver.tenantId} and ur.role_id = ${roleId} and ${reachesUser(giver)} is not true`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The words for it. */
export const heldBeyond = (role: string, count: number): string =>
  phrase('角色“{{role}}”还有 {{count}} 名用户不在您的管理范围内，不能由您修改', { role, count })
