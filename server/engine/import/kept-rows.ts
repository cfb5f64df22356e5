import { sql } from 'kysely'
import type { Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { selected } from '#server/engine/rows/columns.ts'
import type { Row } from '#server/engine/rows/reading.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'

export type Existing = Row & { readonly mayUpdate: boolean }

/** Values of a set of fields as one text, or null where one of them is missing. */
function wholeKeyOf(group: readonly string[], values: Readonly<Record<string, unknown>>): string | null {
  if (group.length === 0 || group.some((name) => values[name] == null)) return null
  return group.map((name) => String(values[name])).join('\n')
}

/** The same, as long as the stage keeps it. */
export const keyOf = (...of: Parameters<typeof wholeKeyOf>) => wholeKeyOf(...of)?.slice(0, 400) ?? null

const columnsOf = (resource: AnyResource, actor: Unit['actor']) =>
  sql`${sql.raw(selected({ ...resource, fields: withoutTitles(resource.fields) } as AnyResource))},
    ${scopeFilter(resource, actor, `${resource.name}:update`)()} as "mayUpdate"`

/** The names behind references are not needed here, and dear. */
const withoutTitles = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'reference' ? { ...field, target: '' } : field,
    ]),
  )

/** Rows that are there already, by what tells them apart; those out of reach among them, for they stand in the way too. */
export async function rowsByKey(
  { db, actor }: Unit,
  resource: AnyResource,
  group: readonly string[],
  wanted: readonly Readonly<Record<string, unknown>>[],
): Promise<ReadonlyMap<string, Existing>> {
  const rows = await rowsAlike({ db, actor }, resource, group, wanted)
  return new Map(rows.map((row) => [keyOf(group, row as never) ?? '', row]))
}

/** The same, where several rows may share what is asked; at most so many. */
export async function rowsAlike(
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  resource: AnyResource,
  group: readonly string[],
  wanted: readonly Readonly<Record<string, unknown>>[],
  limit?: number,
): Promise<readonly Existing[]> {
  const distinct = new Map(wanted.map((values) => [wholeKeyOf(group, values), values]))
  distinct.delete(null)
  if (distinct.size === 0) return []
  const table = sql.raw(quoted(resource.name))
  const asked = [...distinct.values()].map((values) =>
    Object.fromEntries(group.map((name) => [snake(name), values[name]])),
  )
  const same = group.map((name) => sql`and r.${sql.raw(quoted(name))} = d.${sql.raw(quoted(name))}`)
  const { rows } = await sql<Existing>`select ${columnsOf(resource, actor)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(asked)}::jsonb) d
    join ${table} r on r.tenant_id = ${actor.tenantId} ${sql.join(same, sql` `)}
    limit ${limit ?? sql`all`}`.execute(db)
  return rows
}

/** Rows by their ids, locked until the transaction ends. */
export async function lockedRows(
  { db, actor }: Unit,
  resource: AnyResource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Existing>> {
  if (ids.length === 0) return new Map()
  const { rows } =
    await sql<Existing>`select ${columnsOf(resource, actor)} ${rowsIn(resource, actor.tenantId)} and r.id = any(${ids}::uuid[]) order by r.id for update`.execute(
      db,
    )
  return new Map(rows.map((row) => [row.id, row]))
}
