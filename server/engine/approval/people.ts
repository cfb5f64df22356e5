import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { user } from '#domain/system/user.ts'
import type { Person, Source } from '#domain/workflow/source.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { behind, table } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'

/** What the people of a step are found by. */
export interface About {
  readonly tenantId: string
  /** The student whom the application is about; null where it is about none. */
  readonly studentId: string | null
  /** The department that is to receive the student. */
  readonly receivingId: string | null
  /** The row, for a field of the form that names a user or a teacher. */
  readonly row: Readonly<Record<string, unknown>>
}

type Found = RawBuilder<{ id: string }>
type Kind = Exclude<Source['kind'], 'starter' | 'picked-by-starter' | 'picked-by-previous'>

const none: Found = sql`select null::uuid as id where false`

const student = ({ tenantId, studentId }: About) =>
  sql`(select * from base_student where tenant_id = ${tenantId} and id = ${studentId}) s`

/** The accounts of the teachers who have this duty over the class, or the student, today. */
const onDuty = (table: string, over: string, of: string) => (about: About, today: string) =>
  sql<{
    id: string
  }>`select u.id from ${student(about)} join ${sql.table(table)} d on d.tenant_id = s.tenant_id
      and d.${sql.ref(over)} = s.${sql.ref(of)} and d.since <= ${today}::date and coalesce(d.until >= ${today}::date, true)
    join ${behind('system_user u', 'd.teacher_id', 'teacher_id')}`

/** Those who administer the department, as its teachers or by an account of their own. */
const ofDepartment = ({ tenantId }: About, department: RawBuilder<unknown>): Found =>
  sql`select u.id from "system_user" u
    left join ${behind('base_teacher t', 'u.teacher_id')}
    where u.tenant_id = ${tenantId} and coalesce(t.department_id, u.department_id) = ${department}
      and u.id in (${withRole(tenantId, 'department')})`

const withRole = (tenantId: string, code: string): Found =>
  sql`select ur.user_id as id from system_user_role ur
    join ${behind('system_role r', 'ur.role_id')}
    where ur.tenant_id = ${tenantId} and r.code = ${code}`

/** The account itself, or that of the teacher; nobody, where a field holds no reference. */
function named(tenantId: string, held: unknown): Found {
  const id = z.uuid().safeParse(held).data ?? null
  return sql`select u.id from "system_user" u
    where u.tenant_id = ${tenantId} and (u.id = ${id}::uuid or u.teacher_id = ${id}::uuid)`
}

const found: {
  readonly [K in Kind]: (about: About, source: Extract<Source, { kind: K }>, today: string) => Found
} = {
  role: ({ tenantId }, { role }) => withRole(tenantId, role),
  users: (_, { ids }) => sql`select unnest(${ids}::uuid[]) as id`,
  field: ({ tenantId, row }, { field }) => named(tenantId, row[field] ?? null),
  'class-teacher': (about, _, today) => onDuty('base_class_leader', 'class_id', 'class_id')(about, today),
  counsellor: (about, _, today) => onDuty('base_counsellor', 'class_id', 'class_id')(about, today),
  mentor: (about, _, today) => onDuty('base_mentor', 'student_id', 'id')(about, today),
  college: (about) => ofDepartment(about, sql`(select s.department_id from ${student(about)})`),
  'receiving-college': (about) => ofDepartment(about, sql`${about.receivingId}::uuid`),
  'dorm-master': (about) => sql`select u.id from ${student(about)}
    join dormitory_bed b on b.tenant_id = s.tenant_id and (b.student_id = s.id or b.promised_id = s.id)
    join base_building g on g.tenant_id = b.tenant_id and g.id = b.building_id
    join "system_user" u on u.tenant_id = g.tenant_id and u.teacher_id = g.keeper_id`,
  administrator: ({ tenantId }) => withRole(tenantId, 'admin'),
}

const isFound = (source: Source): source is Extract<Source, { kind: Kind }> => source.kind in found

/** More than this many for one step is a fault of the model: an approval is asked of people, not of a crowd. */
const most = 50

/** Accounts that are in use, each once, by the account's name. What the case itself knows (the starter, who was picked) is not asked here. */
export async function peopleOf(app: AppContext, about: About, source: Source): Promise<readonly Person[]> {
  if (!isFound(source)) return []
  const find = found[source.kind] as (about: About, source: Source, today: string) => Found
  const ids = source.kind in found ? find(about, source, todayOf(app)) : none
  const rows = await table(user, app.db, about.tenantId).list(
    // As an array they are found by their key; else all accounts are gone through in their order.
    [{ enabled: true }, sql`r.id = any(array(${ids}))`],
    ['id', 'name'],
    { order: ['account'], most },
  )
  return rows
}
