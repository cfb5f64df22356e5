import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { MyProfile, ProfileLine } from '#domain/system/own-record/calls.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind, rowsIn } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { entriesOf } from '#server/engine/dictionaries/entries.ts'
import { selected } from '#server/engine/rows/columns.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { avatarUrlOf } from '#server/identity/session/avatar-url.ts'

interface Account extends Omit<MyProfile, 'sections'> {
  readonly studentId: string | null
  readonly teacherId: string | null
}

/** The account, and the row of the college's books behind it, phone and ID number masked. */
export async function myProfile(call: PersonalCall) {
  const { app, actor, tenantId } = call
  const { rows } = await sql<Account>`
    select u.account, u.name, u.kind, u.student_id as "studentId", u.teacher_id as "teacherId",
      ${momentOf('u.last_login_at')} as "lastLoginAt",
      (select string_agg(r.name, '、' order by r.sort) from system_user_role ur
        join ${behind('system_role r', 'ur.role_id')}
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as roles,
      ${avatarUrlOf(app.settings.product)} as "avatarUrl"
    from "system_user" u where u.tenant_id = ${tenantId} and u.id = ${actor.id}`.execute(app.db)
  const { studentId, teacherId, ...account } = rows[0] as Account
  const [resource, id] = studentId ? [student, studentId] : [teacher, teacherId]
  return { ...account, sections: id ? await sectionsOf(call, resource, id) : [] }
}

/** The sections of the resource's own form, so that a person finds things where the office has them. */
async function sectionsOf({ app, actor, tenantId }: PersonalCall, resource: AnyResource, id: string) {
  const fields: Fields = resource.fields
  const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(selected(resource))}
    ${rowsIn(resource, tenantId)} and r.id = ${id}`.execute(app.db)
  const [row] = rows
  if (!row) return []
  const shown = (await maskerFor(app.db, actor, resource))(row)
  const names = Object.values(fields).flatMap(({ dictionary }) => (dictionary ? [dictionary.name] : []))
  const entries = await entriesOf(app, tenantId, names)
  const line = (name: string): ProfileLine => {
    const { label, dictionary } = fields[name] as Field
    const value = shown[name]
    const labels = shown.labels as Record<string, string | null>
    const entry = dictionary && entries[dictionary.name]?.find(({ dictKey }) => dictKey === value)
    return { label, value: labels[name] ?? entry?.dictValue ?? (value == null ? null : String(value)) }
  }
  return Object.entries(resource.form as Record<string, readonly string[]>).map(([title, names]) => ({
    title,
    lines: names.filter((name) => name in shown).map(line),
  }))
}
