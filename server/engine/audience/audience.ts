import { type RawBuilder, sql } from 'kysely'
import { type Audience, listed } from '#domain/kits/audience.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

/** What of a person an audience may name. */
export interface Belonging {
  readonly userId: string
  readonly roles: readonly string[]
  /** The person's department and every one above it. */
  readonly departments: readonly string[]
  readonly classes: readonly string[]
}

/** Where a person belongs today. */
export async function belongingOf(db: Database, tenantId: string, userId: string): Promise<Belonging> {
  const { rows } = await sql<Omit<Belonging, 'userId'>>`
    with recursive me as (
      select u.id, s.class_id, coalesce(s.department_id, t.department_id, u.department_id) as department_id
      from "system_user" u
      left join ${behind('base_student s', 'u.student_id')}
      left join ${behind('base_teacher t', 'u.teacher_id')}
      where u.tenant_id = ${tenantId} and u.id = ${userId}
    ), above as (
      select department_id as id from me
      union
      select d.parent_id from base_department d join above on d.id = above.id where d.tenant_id = ${tenantId}
    )
    select
      (select coalesce(jsonb_agg(r.code), '[]') from system_user_role ur
        join ${behind('system_role r', 'ur.role_id')}
        where ur.tenant_id = ${tenantId} and ur.user_id = ${userId}) as roles,
      (select coalesce(jsonb_agg(id), '[]') from above where id is not null) as departments,
      (select coalesce(jsonb_agg(class_id), '[]') from me where class_id is not null) as classes`.execute(db)
  return { userId, ...(rows[0] ?? { roles: [], departments: [], classes: [] }) }
}

/** Whether the row known as `alias` is for this person. */
export function isFor(
  alias: string,
  { userId, roles, departments, classes }: Belonging,
): RawBuilder<boolean> {
  const lists = (column: string, own: readonly string[]) =>
    own.length === 0
      ? sql`false`
      : sql`coalesce(string_to_array(${sql.ref(`${alias}.${column}`)}, ',') && ${own}::text[], false)`
  return sql`(${sql.ref(`${alias}.to_everybody`)} or ${lists('to_roles', roles)}
    or ${lists('to_departments', departments)} or ${lists('to_classes', classes)} or ${lists('to_persons', [userId])})`
}

/** The ids of everybody enabled whom an audience names, as a query. */
export function reachedBy(tenantId: string, of: Audience): RawBuilder<{ id: string }> {
  const [roles, departments, classes, persons] = [
    of.toRoles,
    of.toDepartments,
    of.toClasses,
    of.toPersons,
  ].map(listed)
  return sql`
    with recursive below as (
      select id from base_department where tenant_id = ${tenantId} and id::text = any(${departments}::text[])
      union
      select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenantId}
    )
    select u.id from "system_user" u
    left join ${behind('base_student s', 'u.student_id')}
    left join ${behind('base_teacher t', 'u.teacher_id')}
    where u.tenant_id = ${tenantId} and u.enabled and (
      ${of.toEverybody}::boolean
      or u.id::text = any(${persons}::text[])
      or s.class_id::text = any(${classes}::text[])
      or coalesce(s.department_id, t.department_id, u.department_id) in (select id from below)
      or exists (
        select from system_user_role ur join ${behind('system_role r', 'ur.role_id')}
        where ur.tenant_id = ${tenantId} and ur.user_id = u.id and r.code = any(${roles}::text[])
      )
    )`
}

/** How many people an audience reaches today. */
export async function countReached(db: Database, tenantId: string, audience: Audience): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${reachedBy(tenantId, audience)}) p`.execute(db)
  return rows[0]?.count ?? 0
}
