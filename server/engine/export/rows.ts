import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { pathsOf } from '#domain/kernel/through.ts'
import type { Actor } from '#server/core/app-context.ts'
import type { Unit } from '#server/core/serve.ts'
import { matched } from '#server/engine/reveals/matched.ts'
import { reachedNow, rowsAsOf } from '#server/engine/rows/as-of.ts'
import { listed } from '#server/engine/rows/columns.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { joinsFor } from '#server/engine/rows/joins.ts'
import { listQueryOf } from '#server/engine/rows/list-query.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import type { ExportPlan } from './plan.ts'

/** The ids of an answer in its order, sixteen bytes each: a million of them are 16 MB, and no transaction is held. */
export interface Found {
  readonly total: number
  readonly ids: Uint8Array
  /** The day as of which they were asked for, see rows/as-of.ts. */
  readonly day: string | undefined
}

type Row = Readonly<Record<string, unknown>>

/** More rows than a sheet has are no export but a copy of the database. */
const mostRows = 1_000_000
/** Rows are read so many at a time. */
const portion = 1000

const from = (
  resource: AnyResource,
  actor: Actor,
  joins: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  day: string | undefined,
) =>
  sql`from ${rowsAsOf(resource, actor.tenantId, day)} r ${joins} where ${sql.join(
    [
      sql`r.tenant_id = ${actor.tenantId}`,
      reachedNow(resource, actor, `${resource.name}:view`, day),
      reachedNow(resource, actor, `${resource.name}:export`, day),
      ...conditions,
    ],
    sql` and `,
  )}`

/** Which rows the person may take along, found by one statement: what comes or goes meanwhile does not shift them. */
export async function find(unit: Unit, resource: AnyResource, { question }: ExportPlan): Promise<Found> {
  const { db, actor } = unit
  const reading = listQueryOf(resource)(question, await visibilityOf(db, actor, resource))
  const { joins, where, order, day } = await matched(unit, resource, reading)
  const { rows } = await sql<{ total: number; ids: Uint8Array | null }>`
    select count(*)::int as total, string_agg(uuid_send(r.id), ''::bytea order by ${order}) as ids
    ${from(resource, actor, joins, where, day)}`.execute(db)
  const { total = 0, ids } = rows[0] ?? {}
  if (total > mostRows)
    refuse({
      type: 'invalid',
      message: phrase('一次最多导出 {{count}} 条，请缩小查询范围', { count: mostRows }),
    })
  return { total, ids: ids ?? new Uint8Array(), day }
}

/** Those rows, a portion at a time, as the person may see them. One that has gone meanwhile is left out. */
export async function* portionsOf(
  { db, actor }: Unit,
  resource: AnyResource,
  { ids, day }: Found,
): AsyncGenerator<readonly Row[]> {
  const columns = sql.raw(listed(resource))
  const joins = joinsFor(resource, pathsOf(resource))
  const mask = await maskerFor(db, actor, resource)
  for (let at = 0; at < ids.length; at += portion * 16) {
    const some = uuidsIn(ids.subarray(at, at + portion * 16))
    const { rows } = await sql<Row>`select ${columns}
      ${from(resource, actor, joins, [sql`r.id = any(${some}::uuid[])`], day)}`.execute(db)
    const byId = new Map(rows.map((row) => [row.id, row] as const))
    const kept = some.map((id) => byId.get(id)).filter((row) => row !== undefined)
    yield kept.map(mask)
  }
}

function uuidsIn(bytes: Uint8Array): string[] {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return Array.from({ length: hex.length / 32 }, (_, at) => {
    const one = hex.slice(at * 32, at * 32 + 32)
    return [one.slice(0, 8), one.slice(8, 12), one.slice(12, 16), one.slice(16, 20), one.slice(20)].join('-')
  })
}
