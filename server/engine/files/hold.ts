import { sql } from 'kysely'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fileRows } from '#server/core/files/rows.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { allowedTo } from './rights.ts'

type Values = Readonly<Record<string, unknown>>

const idsIn = (value: unknown) =>
  String(value ?? '')
    .split(',')
    .filter(Boolean)

/**
 * Notes which files a row holds in its fields, in the transaction of the write. A file comes into a row only from
 * anyone who may have it already: an id that somebody has seen somewhere gives nobody a right.
 */
export async function holdFiles(
  { name: resource, fields }: AnyResource,
  rowId: string,
  input: Values,
  unit: Unit & { readonly current: Values | undefined },
): Promise<void> {
  const changed = Object.entries(fields as Fields).filter(
    ([name, { kind }]) => kind === 'files' && name in input,
  )
  for (const [field, declared] of changed) {
    const ids = idsIn(input[field])
    const before = idsIn(unit.current?.[field])
    await checkAdded(
      ids.filter((id) => !before.includes(id)),
      field,
      declared,
      unit,
    )
    const { db, actor } = unit
    const { tenantId } = actor
    await sql`delete from resource_attachment_use where tenant_id = ${tenantId} and resource = ${resource}
      and row_id = ${rowId} and field = ${field} and attachment_id <> all(${ids}::uuid[])`.execute(db)
    const rows = ids.map((id) => ({
      ...stamps(tenantId, actor.id),
      attachment_id: id,
      resource,
      row_id: rowId,
      field,
    }))
    if (rows.length > 0)
      await db
        .insertInto('resource_attachment_use')
        .values(rows)
        .onConflict((same) =>
          same.columns(['tenant_id', 'resource', 'row_id', 'field', 'attachment_id']).doNothing(),
        )
        .execute()
  }
}

async function checkAdded(added: readonly string[], field: string, { label, accept }: Field, unit: Unit) {
  const rows = await allowedTo(unit, await fileRows(unit.db, unit.actor.tenantId, added))
  const fault =
    rows.length < added.length
      ? `${label}中的文件不存在或已被删除，请重新上传`
      : rows.some(({ extension }) => accept && !accept.includes(`.${extension}`))
        ? `${label}只接受 ${accept?.join(' ')}`
        : undefined
  if (fault) refuse({ type: 'invalid', message: fault, fields: { [field]: fault } })
}

/** Rows that come back hold again what they held. A file that has gone meanwhile keeps its row away. */
export async function holdAgain(
  { name: resource, fields }: AnyResource,
  rows: readonly (Values & { readonly id: string })[],
  { db, actor }: Unit,
): Promise<void> {
  const { tenantId } = actor
  const names = Object.keys(fields as Fields).filter((name) => fields[name].kind === 'files')
  const held = rows.flatMap((row) =>
    names.flatMap((field) => idsIn(row[field]).map((file) => ({ file, field, row_id: row.id }))),
  )
  if (held.length === 0) return
  const files = new Set(
    (
      await fileRows(
        db,
        tenantId,
        held.map(({ file }) => file),
      )
    ).map(({ id }) => id),
  )
  const gone = held.find(({ file }) => !files.has(file))
  if (gone) refuse({ type: 'invalid', message: `${fields[gone.field].label}中的文件已被删除` })
  await db
    .insertInto('resource_attachment_use')
    .values(
      held.map(({ file, ...of }) => ({
        ...stamps(tenantId, actor.id),
        ...of,
        attachment_id: file,
        resource,
      })),
    )
    .execute()
}

/** Rows that go hold nothing any more. */
export async function releaseFiles(
  { name, fields }: AnyResource,
  ids: readonly string[],
  { db, actor }: Unit,
): Promise<void> {
  if (!Object.values(fields as Fields).some(({ kind }) => kind === 'files')) return
  await sql`delete from resource_attachment_use where tenant_id = ${actor.tenantId} and resource = ${name}
    and row_id = any(${ids}::text[])`.execute(db)
}
