import { sql } from 'kysely'
import type { Actor, AppContext } from '#server/core/app-context.ts'

/** What administrators have opened to one person beyond roles and duties: departments with those below, classes, grades, buildings. */
export async function openedTo(
  { db }: AppContext,
  tenantId: string,
  userId: string,
): Promise<NonNullable<Actor['opened']>> {
  const { rows } = await sql<NonNullable<Actor['opened']>>`
    with recursive given as (
      select department_id, class_id, grade, building_id from system_user_authorisation
      where tenant_id = ${tenantId} and user_id = ${userId}
    ), below as (
      select department_id as id from given where department_id is not null
      union
      select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenantId}
    )
    select
      (select coalesce(jsonb_agg(id), '[]') from below) as departments,
      (select coalesce(jsonb_agg(distinct c.id), '[]') from base_class c join given g
        on c.id = g.class_id or c.grade = g.grade where c.tenant_id = ${tenantId}) as classes,
      (select coalesce(jsonb_agg(building_id), '[]') from given where building_id is not null) as buildings
  `.execute(db)
  return rows[0] ?? {}
}
