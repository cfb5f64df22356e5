import { sql } from 'kysely'
import type { Actor, ActorRole, AppContext } from '#server/core/app-context.ts'

/** Nobody's duties. */
export const noDuties: Actor['granted'] = {
  departments: [],
  department: [],
  classes: [],
  buildings: [],
  students: [],
  self: [],
  assigned: [],
}

interface Held {
  readonly id: string
  readonly studentId: string | null
  readonly teacherId: string | null
  readonly departmentId: string | null
}

/** The rows a person's duties give them. Whose every role looks over everything needs no asking. */
export async function grantedTo(
  { db, now }: AppContext,
  tenant: string,
  { id, studentId, teacherId, departmentId }: Held,
  roles: readonly ActorRole[],
): Promise<Actor['granted']> {
  const self = [id, studentId, teacherId].filter((own) => own !== null)
  // A task is given to anyone who a record calls by one of these: to the account, or to the person behind it.
  const personal = { self, assigned: self }
  if (roles.every(({ grants }) => grants.includes('all'))) return { ...noDuties, ...personal }
  const { rows } = await dutiesOf(tenant, teacherId, departmentId, now()).execute(db)
  return { ...noDuties, ...rows[0], ...personal }
}

type Duties = Omit<Actor['granted'], 'self' | 'assigned'>

const dutiesOf = (
  tenant: string,
  teacher: string | null,
  department: string | null,
  now: Date,
) => sql<Duties>`
  with recursive own as (
    select coalesce(
      (select department_id from base_teacher where tenant_id = ${tenant} and id = ${teacher}::uuid),
      ${department}::uuid
    ) as id
  ), below as (
    select id from own
    union
    select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenant}
  ), duty as (
    select class_id, since, until from base_counsellor
    where tenant_id = ${tenant} and teacher_id = ${teacher}::uuid
    union all
    select class_id, since, until from base_class_leader
    where tenant_id = ${tenant} and teacher_id = ${teacher}::uuid
  ), today as (
    select (${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date as day
  )
  select
    (select coalesce(jsonb_agg(id), '[]') from below where id is not null) as departments,
    (select coalesce(jsonb_agg(id), '[]') from own where id is not null) as department,
    (
      select coalesce(jsonb_agg(distinct class_id), '[]') from duty, today
      where (since is null or since <= day) and (until is null or until >= day)
    ) as classes,
    (
      select coalesce(jsonb_agg(id), '[]') from base_building
      where tenant_id = ${tenant} and keeper_id = ${teacher}::uuid
    ) as buildings,
    (
      select coalesce(jsonb_agg(distinct student_id), '[]') from base_mentor, today
      where tenant_id = ${tenant} and teacher_id = ${teacher}::uuid
        and (since is null or since <= day) and (until is null or until >= day)
    ) as students`
