import { sql } from 'kysely'
import type { Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { derivedFrom, derivedIn } from '#server/core/database/derived.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { rowsIn } from '#server/core/database/table.ts'
import { plain } from '#server/core/database/values.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Ready } from './change.ts'
import type { Values } from './reading.ts'
import type { ScopeFilter } from './scope.ts'
import { titleColumn } from './titles.ts'

export interface Put {
  /** The permission under which it is written; null for lines, which go with the row that they belong to. */
  readonly permission: string | null
  /** The rows that may be written: a row lies among them before it is changed, and after. */
  readonly reach: ScopeFilter
  /** It is one row's own write: a refusal is thrown as it is. */
  readonly alone?: boolean
}

/**
 * Brings rows into their table, in few statements. Refuses all of them where one has moved on, or lies out of reach
 * before or after. Answers the titles of those that are named after a row they point at, by their ids.
 */
export async function putRows(
  resource: AnyResource,
  unit: Unit,
  some: readonly Ready[],
  { reach, alone = false }: Put,
): Promise<ReadonlyMap<string, string>> {
  const { db, app, actor } = unit
  const fresh = some.filter(({ current }) => !current)
  const values = fresh.values().map(({ id, next }) => ({ ...asColumns(resource.fields, next), id }))
  await insertRows(db, resource, actor.tenantId, values, { by: actor.id, at: app.now() })
  if (fresh.length < some.length)
    await updateRows(
      resource,
      unit,
      some.filter(({ current }) => current),
      reach,
    )
  const title = resource.fields[resource.title]?.target ? titleColumn(resource) : sql`null`
  const ids = some.map(({ id }) => id)
  const { rows } = await sql<{ id: string; title: string | null }>`select r.id, ${title} as title
    ${rowsIn(resource, actor.tenantId)} and r.id = any(${ids}::uuid[]) and ${reach()}`.execute(db)
  // Nobody writes a row out of their own reach.
  if (rows.length !== ids.length)
    refuse({
      type: 'forbidden',
      ...(!alone && { message: phrase('{{label}}不在您的管理范围内', { label: resource.label }) }),
    })
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])))
}

/** Every column that one of them changes is set in all: where a row does not change it, to what it was. */
async function updateRows(
  resource: AnyResource,
  { db, app, actor }: Unit,
  some: readonly Ready[],
  reach: ScopeFilter,
) {
  const { name, label, fields } = resource
  const table = sql.raw(quoted(name))
  const names = [...new Set(some.flatMap(({ next }) => Object.keys(next)))]
  const beside = derivedIn(resource).filter(({ field }) => names.includes(field))
  const set = [...names, ...beside.map(({ column }) => column)].map((name) =>
    sql.raw(`, ${quoted(name)} = d.${quoted(name)}`),
  )
  const data = some.map(({ id, current, next }) => {
    const values = asColumns(fields, { ...current, ...next })
    const kept = names.map((name) => [snake(name), values[name] ?? null])
    return {
      ...Object.fromEntries(kept),
      ...derivedFrom(resource, { ...current, ...next }),
      id,
      revision: current?.revision,
    }
  })
  const { rows } = await sql`update ${table} r
    set revision = r.revision + 1, updated_by = ${actor.id}, updated_at = ${app.now()}${sql.join(set, sql``)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(data)}::jsonb) d
    where r.tenant_id = ${actor.tenantId} and r.id = d.id and r.revision = d.revision
      and ${reach()} returning r.id`.execute(db)
  if (rows.length !== some.length)
    refuse({
      type: 'stale',
      message: phrase('{{label}}已被他人修改或不在您的管理范围内，请核对后重试', { label }),
    })
}

/** Values as their columns keep them. A copy that is changed: one made of a list of entries takes ten times as long. */
export function asColumns(fields: Fields, values: Values): Record<string, unknown> {
  const kept: Record<string, unknown> = { ...values }
  for (const name in kept) if (fields[name]) kept[name] = plain(fields[name], kept[name])
  return kept
}
