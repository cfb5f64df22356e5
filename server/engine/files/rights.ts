import { sql } from 'kysely'
import { resources } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { attachmentUse } from '#domain/resource/attachment.ts'
import { fieldReview } from '#domain/system/field-review.ts'
import { quoted } from '#server/core/database/names.ts'
import { rowsIn, table } from '#server/core/database/table.ts'
import type { FileRow } from '#server/core/files/rows.ts'
import type { Unit } from '#server/core/serve.ts'
import { reviewsInSight } from '#server/engine/reviews/in-sight.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'

/** The fields by which a row points at one file, such as the log of an import at its sheet. */
const pointing = resources.flatMap((resource) =>
  Object.entries(resource.fields as Fields)
    .filter(
      ([, { target, presence }]: [string, Field]) =>
        // What a person fills in could be anybody's id.
        target === 'resource.attachment' && presence === 'system',
    )
    .map(([field]) => ({ resource, field })),
)

/**
 * Those of these files that a person may have: their own, public ones, all of them for anyone who keeps the files of the
 * college, and what is held by a row that the person sees.
 */
export async function allowedTo(unit: Unit, rows: readonly FileRow[]): Promise<readonly FileRow[]> {
  const { actor } = unit
  const keeps = holds(actor, 'resource.attachment:view')
  const free = (row: FileRow) => keeps || row.bucket !== 'private' || row.ownerId === actor.id
  const asked = rows.filter((row) => !free(row)).map(({ id }) => id)
  const found = asked.length > 0 ? await heldInSight(unit, asked) : new Set<string>()
  return rows.filter((row) => free(row) || found.has(row.id))
}

async function heldInSight(unit: Unit, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { db, actor } = unit
  const rows = await table(attachmentUse, db, actor.tenantId).list(
    { attachmentId: ids },
    { resource: 'resource', rowId: 'rowId', id: 'attachmentId' },
  )
  const found = new Set<string>()
  for (const [name, uses] of Map.groupBy(rows, ({ resource }) => resource)) {
    const seen = await rowsInSight(unit, name, [...new Set(uses.map(({ rowId }) => rowId))])
    for (const { id, rowId } of uses) if (seen.has(rowId)) found.add(id)
  }
  for (const { resource, field } of pointing) {
    const permission = `${resource.name}:view`
    if (!holds(actor, permission)) continue
    const column = sql.raw(`r.${quoted(field)}`)
    const { rows: own } = await sql<{
      id: string
    }>`select ${column} as id ${rowsIn(resource, actor.tenantId)} and ${column} = any(${ids}::uuid[])
        and ${scopeFilter(resource, actor, permission)()}`.execute(db)
    for (const { id } of own) found.add(id)
  }
  return found
}

/** Those of these rows that the person sees: on the resource's own screen, or where else it is shown to them. */
async function rowsInSight(unit: Unit, name: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (name === fieldReview.name) return new Set(await reviewsInSight(unit, ids))
  const { db, app, actor } = unit
  const served = app.served.get(name)
  const inList = served && holds(actor, `${name}:view`)
  const { rows } = inList
    ? await sql<{ id: string }>`select r.id from ${sql.raw(quoted(name))} r
        where r.tenant_id = ${actor.tenantId} and r.id = any(${ids}::uuid[])
          and ${scopeFilter(served.resource, actor, `${name}:view`)()}`.execute(db)
    : { rows: [] }
  const elsewhere = await served?.shownElsewhere?.(ids, unit)
  return new Set([...rows.map(({ id }) => id), ...(elsewhere ?? [])])
}
