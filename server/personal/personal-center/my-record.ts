import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { updateSchema } from '#domain/kernel/schema.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { OwnRecord, OwnRow } from '#domain/system/own-record/calls.ts'
import type { Actor } from '#server/core/app-context.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { servedOf } from '#server/core/serve.ts'
import { fieldAccess } from '#server/engine/rows/field-visibility.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { writerOf } from '#server/engine/rows/writing.ts'

/** The row of the college's books behind who asks. */
async function ownRow({ app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<{ studentId: string | null; teacherId: string | null }>`
    select student_id as "studentId", teacher_id as "teacherId" from "system_user"
    where tenant_id = ${tenantId} and id = ${actor.id}`.execute(app.db)
  const { studentId, teacherId } = rows[0] ?? refuse({ type: 'not-found' })
  const resource: AnyResource = studentId ? student : teacher
  return { resource, id: studentId ?? teacherId ?? refuse({ type: 'not-found' }) }
}

/** Anyone who it is, to themselves they are one who may see and change this one row and no other. */
const asThemselves = (actor: Actor, { name }: AnyResource, id: string): Actor => ({
  ...actor,
  roles: [{ code: '', permissions: new Set([`${name}:view`, `${name}:update`]), grants: ['self'] }],
  granted: { ...actor.granted, self: [id] },
  opened: {},
})

const narrow: readonly FieldAccess[] = ['hidden', 'masked', 'read']

/** What the declaration gives everybody of their own row, as far as the roles of this person leave it. */
async function ownAccess({ app, actor }: PersonalCall, resource: AnyResource) {
  const byRole = await fieldAccess(app.db, actor, resource)
  const { write = [], review = [] } = resource.own ?? {}
  const each = Object.keys(resource.fields as Fields).map((name): [string, FieldAccess] => {
    const given = byRole[name] ?? 'read'
    if (narrow.includes(given)) return [name, given]
    if (review.includes(name)) return [name, 'review']
    if (!write.includes(name)) return [name, 'read']
    return [name, given === 'review' ? 'review' : 'write']
  })
  return Object.fromEntries(each)
}

/** One's own row, with what one may change of it. */
export async function myRecord(call: PersonalCall): Promise<OwnRecord> {
  const { app, actor } = call
  const { resource, id } = await ownRow(call)
  const unit = { db: app.db, app, actor: asThemselves(actor, resource, id) }
  const row = (await readerOf(resource).one(unit, id)) ?? refuse({ type: 'not-found' })
  const access = await ownAccess(call, resource)
  const visible = Object.entries(row.shown).filter(([name]) => access[name] !== 'hidden')
  return { resource: resource.name, row: Object.fromEntries(visible) as OwnRow, access }
}

/** What may be changed at once is; what has to be reviewed waits; the rest is refused. */
export async function updateMyRecord(asked: Readonly<Record<string, unknown>>, call: PersonalCall) {
  const { c, app, actor } = call
  const { resource, id } = await ownRow(call)
  const given = checked(updateSchema(resource), resource.fields as Fields, asked)
  const { id: sent, revision, lines, ...input } = given as { id: string; revision: number; lines?: unknown }
  if (sent !== id) refuse({ type: 'not-found' })
  const access = await ownAccess(call, resource)
  const barred = Object.keys(input).filter((name) => narrow.includes(access[name] as FieldAccess))
  if (barred.length > 0 || lines)
    refuse({
      type: 'invalid',
      message: '包含您不能修改的信息',
      fields: Object.fromEntries(
        barred.map((name) => [name, `${resource.fields[name]?.label}不能由本人修改`]),
      ),
    })
  const served = servedOf(app, resource)
  const self = { ...asThemselves(actor, resource, id), address: addressOf(c) || undefined }
  const row = await writerOf(served, readerOf(resource)).change(app, self, { ...input, id, revision }, access)
  return row as typeof row & OwnRow
}
