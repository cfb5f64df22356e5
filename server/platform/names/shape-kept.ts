import { sql } from 'kysely'
import { resources } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, AppContext, Database } from '#server/core/app-context.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { quoted } from '#server/core/database/names.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { auditRows } from '#server/engine/rows/audit-write.ts'
import { bisectRefused } from '#server/engine/rows/bisect-refused.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { followCopies } from '#server/engine/rows/copies.ts'
import { writeFault } from '#server/engine/rows/database-fault.ts'
import { doubtful } from './doubtful.ts'

/** Rows that are looked at, and brought into shape, in one transaction. */
const together = 500

/** What the portal does by itself. */
const portal = (tenantId: string): Actor => ({
  id: 'system',
  account: 'system',
  name: '系统',
  tenantId,
  roles: [],
  granted: {} as Actor['granted'],
})

interface Shaped {
  readonly resource: AnyResource
  /** Fields that have one shape; what is kept sealed is none of them. */
  readonly fields: readonly (readonly [name: string, field: Field])[]
}

const shaped = (resources as readonly AnyResource[]).flatMap((resource): Shaped[] => {
  const fields = Object.entries(resource.fields as Fields).filter(
    ([, { normal, secret }]) => normal && !secret,
  )
  return fields.length > 0 ? [{ resource, fields }] : []
})

/** By the names of the lists. */
interface ShapeReport {
  readonly changed: Readonly<Record<string, number>>
  readonly left?: Readonly<Record<string, number>>
  readonly note?: string
}

/**
 * Brings names, numbers and whatever else has one shape into it, where a release before kept them otherwise. The
 * history of each row says what stood there. Of each list in which something was changed the audit says how many, and
 * how many were left because another row has that value already; where all were left, only the answer says so. Asked
 * again it finds nothing more to change.
 */
export async function shapeKept(app: AppContext, tenantId: string): Promise<ShapeReport | undefined> {
  const changed: Record<string, number> = {}
  const left: Record<string, number> = {}
  for (const each of shaped) {
    const { resource } = each
    const { done, refused } = await shapeAll(app, tenantId, each)
    if (done > 0) changed[resource.name] = done
    if (refused > 0) left[resource.name] = refused
    if (done > 0) await report(app, tenantId, resource, done, refused)
  }
  const count = Object.values(changed).reduce((sum, each) => sum + each, 0)
  if (count === 0 && Object.keys(left).length === 0) return undefined
  return {
    changed,
    ...(Object.keys(left).length > 0 && { left }),
    ...(count > 0 && { note: `统一写法 ${count} 条，明细见安全审计记录` }),
  }
}

const report = (app: AppContext, tenantId: string, { label }: AnyResource, done: number, refused: number) =>
  auditAlone(app, {
    ...{ tenantId, account: 'system', action: '统一写法', target: `${label} ${done} 条` },
    ...(refused > 0 && { detail: `${refused} 条与其他记录重复，未改` }),
  })

type Kept = Readonly<Record<string, unknown>> & { readonly id: string }

async function shapeAll(app: AppContext, tenantId: string, each: Shaped) {
  let done = 0
  let refused = 0
  for (let after: string | null = null; ; ) {
    const rows = await readSome(app.db, tenantId, each, { after })
    const ids = rows.filter((row) => isOutOfShape(row, each)).map(({ id }) => id)
    if (ids.length > 0) {
      const some = await shapeSome(app, tenantId, each, ids)
      done += some.done
      refused += some.refused
    }
    after = rows.at(-1)?.id ?? null
    if (rows.length < together || after === null) return { done, refused }
  }
}

/** The next rows behind an id, or those that are named, locked. */
async function readSome(
  db: Database,
  tenantId: string,
  { resource, fields }: Shaped,
  which: { readonly after: string | null } | { readonly ids: readonly string[] },
): Promise<readonly Kept[]> {
  const names = [...new Set([resource.title, ...fields.map(([name]) => name)])]
  const columns = sql.join(names.map((name) => sql`${sql.raw(columnOf(name))} as ${sql.ref(name)}`))
  const doubts = fields.map(([name, { normal }]) => {
    const pattern = normal && doubtful.get(normal)
    return sql`${sql.raw(columnOf(name))} ${pattern ? sql`~ ${pattern}` : sql`is not null`}`
  })
  const where =
    'ids' in which
      ? sql`r.id = any(${which.ids}::uuid[])`
      : sql`(${which.after}::uuid is null or r.id > ${which.after}::uuid) and (${sql.join(doubts, sql` or `)})`
  const lock = 'ids' in which ? sql`for update` : sql`limit ${together}`
  const { rows } = await sql<Kept>`select r.id, ${columns} from ${sql.raw(quoted(resource.name))} r
    where r.tenant_id = ${tenantId} and ${where} order by r.id ${lock}`.execute(db)
  return rows
}

const shapeSome = (app: AppContext, tenantId: string, each: Shaped, ids: readonly string[]) =>
  app.db.transaction().execute(async (db) => {
    const { resource } = each
    const unit = { db, app: { ...app, db }, actor: portal(tenantId) }
    const pairs = (await readSome(db, tenantId, each, { ids }))
      .filter((row) => isOutOfShape(row, each))
      .map((row) => [row, { ...row, ...shapeOf(row, each) }] as const)
    const kept = table(resource, db, tenantId)
    const write = async (some: readonly (readonly [Kept, Kept])[]) => {
      for (const [row] of some) {
        const stamp = { revision: nextRevision, updatedBy: unit.actor.id, updatedAt: app.now() }
        await kept.update({ id: row.id }, { ...shapeOf(row, each), ...stamp })
      }
    }
    const refused = await bisectRefused(db, pairs, write, ([, row], error) =>
      writeFault(resource, row, error),
    )
    const done = pairs.filter((pair) => !refused.has(pair))
    await followCopies(unit, resource, done)
    for (const [what, some] of Map.groupBy(done, (pair) => labelsOf(pair, each)))
      await recordChanges(unit, resource, some, { reason: `${what}按统一写法保存` })
    await auditRows(resource, unit, '修改', done.length)
    return { done: done.length, refused: refused.size }
  })

const isOutOfShape = (row: Kept, each: Shaped) =>
  Object.entries(shapeOf(row, each)).some(([name, value]) => value !== row[name])

const labelsOf = ([before, after]: readonly [Kept, Kept], { fields }: Shaped) =>
  fields
    .filter(([name]) => before[name] !== after[name])
    .map(([, { label }]) => label)
    .join('、')

/** What nothing would be left of stays as it is. */
const shapeOf = (row: Kept, { fields }: Shaped) =>
  Object.fromEntries(
    fields.map(([name, { normal }]) => {
      const kept = row[name]
      return [name, typeof kept === 'string' ? normal?.(kept) || kept : kept]
    }),
  )
