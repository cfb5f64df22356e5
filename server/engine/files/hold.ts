import type { Field, FieldKind, Fields } from '#domain/kernel/field.ts'
import { picturesIn } from '#domain/kernel/html.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { attachmentUse } from '#domain/resource/attachment.ts'
import { not, table } from '#server/core/database/table.ts'
import { fileRows } from '#server/core/files/rows.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { allowedTo } from './rights.ts'

type Values = Readonly<Record<string, unknown>>

const holding: readonly FieldKind[] = ['files', 'rich-text']

/** The files that a field holds: those it lists, or those that its text shows. */
const idsIn = ({ kind }: Field, value: unknown): readonly string[] =>
  kind === 'rich-text'
    ? picturesIn(String(value ?? ''))
    : String(value ?? '')
        .split(',')
        .filter(Boolean)

const mostPictures = 30
const shown = ['.jpg', '.png', '.gif', '.webp', '.avif']

/**
 * Notes which files a row holds in its fields, in the transaction of the write. A file comes into a row only from
 * anyone who may have it already: an id that somebody has seen somewhere gives nobody a right.
 */
export async function holdFiles(
  { name: resource, fields }: AnyTable,
  rowId: string,
  input: Values,
  unit: Unit & { readonly current: Values | undefined },
): Promise<void> {
  const changed = Object.entries(fields as Fields).filter(
    ([name, { kind }]) => holding.includes(kind) && name in input,
  )
  for (const [field, declared] of changed) {
    const ids = idsIn(declared, input[field])
    const before = idsIn(declared, unit.current?.[field])
    if (declared.kind === 'rich-text' && ids.length > mostPictures)
      refuseAt(
        field,
        phrase('{{label}}中的图片最多 {{most}} 张', { label: declared.label, most: mostPictures }),
      )
    await checkAdded(
      ids.filter((id) => !before.includes(id)),
      field,
      declared,
      unit,
    )
    const { db, actor } = unit
    const { tenantId } = actor
    await table(attachmentUse, db, tenantId).remove({ resource, rowId, field, attachmentId: not(ids) })
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

async function checkAdded(added: readonly string[], field: string, declared: Field, unit: Unit) {
  const { label, kind, accept = kind === 'rich-text' ? shown : undefined, largest = Infinity } = declared
  const rows = await allowedTo(unit, await fileRows(unit.db, unit.actor.tenantId, added))
  const fault =
    rows.length < added.length
      ? phrase('{{label}}中的文件不存在或已被删除，请重新上传', { label })
      : rows.some(({ extension }) => accept && !accept.includes(`.${extension}`))
        ? phrase('{{label}}只接受 {{kinds}}', { label, kinds: accept?.join(' ') })
        : rows.some(({ size }) => size > largest)
          ? phrase('{{label}}中每个文件不能超过 {{size}} MB', {
              label,
              size: Math.floor(largest / 1024 ** 2),
            })
          : undefined
  if (fault) refuseAt(field, fault)
}

/** Rows that come back hold again what they held. A file that has gone meanwhile keeps its row away. */
export async function holdAgain(
  { name: resource, fields }: AnyTable,
  rows: readonly (Values & { readonly id: string })[],
  { db, actor }: Unit,
): Promise<void> {
  const { tenantId } = actor
  const names = Object.keys(fields as Fields).filter((name) => holding.includes(fields[name].kind))
  const held = rows.flatMap((row) =>
    names.flatMap((field) =>
      idsIn(fields[field], row[field]).map((file) => ({ file, field, row_id: row.id })),
    ),
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
  if (gone)
    refuse({
      type: 'invalid',
      message: phrase('{{label}}中的文件已被删除', { label: fields[gone.field].label }),
    })
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
  { name, fields }: AnyTable,
  ids: readonly string[],
  { db, actor }: Unit,
): Promise<void> {
  if (!Object.values(fields as Fields).some(({ kind }) => holding.includes(kind))) return
  await table(attachmentUse, db, actor.tenantId).remove({ resource: name, rowId: ids })
}
