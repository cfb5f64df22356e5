import { sql } from 'kysely'
import { resources } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { normalName } from '#domain/kits/person-name.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { auditRows } from '#server/engine/rows/audit-write.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { followCopies } from '#server/engine/rows/copies.ts'

/** Rows brought into shape in one transaction. */
const together = 500
/** What may be out of shape: all but Han of the basic block with single dots between them, as nearly every name is. */
const doubtful = '[^\\u4e00-\\u9fff·]|··'

/** What the portal does by itself. */
const portal = (tenantId: string): Actor => ({
  id: 'system',
  account: 'system',
  name: '系统',
  tenantId,
  roles: [],
  granted: {} as Actor['granted'],
})

const shaped = resources.flatMap((resource) => {
  const fields = Object.entries<Field>(resource.fields as Fields)
    .filter(([, { normal }]) => normal === normalName)
    .map(([name]) => name)
  return fields.length > 0 ? [{ resource: resource as AnyResource, fields }] : []
})

/**
 * Brings names that were kept before they had one shape into it. The history of each row says what stood there, so that
 * nothing is lost; answers how many rows of each kind were changed. Asked again it finds nothing to do.
 */
export async function shapeNames(app: AppContext, tenantId: string): Promise<object | undefined> {
  const changed: Record<string, number> = {}
  for (const { resource, fields } of shaped) {
    let count = 0
    for (let after: string | null = null; ; ) {
      const { last, done }: Shaped = await shapeSome(app, { tenantId, resource, fields, after })
      count += done
      if (last === null) break
      after = last
    }
    if (count > 0) changed[resource.name] = count
  }
  return Object.keys(changed).length > 0 ? { changed } : undefined
}

interface Some {
  readonly tenantId: string
  readonly resource: AnyResource
  readonly fields: readonly string[]
  /** The id behind which it goes on. */
  readonly after: string | null
}
interface Shaped {
  /** Null once there are no more. */
  readonly last: string | null
  readonly done: number
}
type Kept = Readonly<Record<string, unknown>> & { readonly id: string }

const shapeSome = (app: AppContext, { tenantId, resource, fields, after }: Some): Promise<Shaped> =>
  app.db.transaction().execute(async (db) => {
    const unit = { db, app: { ...app, db }, actor: portal(tenantId) }
    const names = [...new Set([resource.title, ...fields])]
    const columns = sql.join(names.map((name) => sql`${sql.raw(columnOf(name))} as ${sql.ref(name)}`))
    const doubts = sql.join(
      fields.map((name) => sql`${sql.raw(columnOf(name))} ~ ${doubtful}`),
      sql` or `,
    )
    const { rows } = await sql<Kept>`select r.id, ${columns} from ${sql.raw(quoted(resource.name))} r
      where r.tenant_id = ${tenantId} and (${after}::uuid is null or r.id > ${after}::uuid) and (${doubts})
      order by r.id limit ${together} for update`.execute(db)
    const pairs = rows.flatMap((row) => {
      const next = { ...row, ...shapeOf(row, fields) }
      return fields.some((name) => next[name] !== row[name]) ? [[row, next] as const] : []
    })
    const kept = table(resource, db, tenantId)
    for (const [, row] of pairs) {
      const shaped = Object.fromEntries(fields.map((name) => [name, row[name]]))
      await kept.update(
        { id: row.id },
        { ...shaped, revision: nextRevision, updatedBy: unit.actor.id, updatedAt: app.now() },
      )
    }
    await followCopies(unit, resource, pairs)
    await recordChanges(unit, resource, pairs, { reason: '姓名按统一写法保存' })
    await auditRows(resource, unit, '修改', pairs.length)
    return { last: rows.length < together ? null : (rows.at(-1)?.id ?? null), done: pairs.length }
  })

/** A name of which nothing would be left stays as it is. */
const shapeOf = (row: Kept, fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((name) => {
      const kept = row[name]
      return [name, typeof kept === 'string' ? normalName(kept) || kept : kept]
    }),
  )
