import { type RawBuilder, sql } from 'kysely'
import { type Duty, type Range, rangeOf } from '#domain/kernel/grant.ts'
import { type Step, stepOf } from '#domain/kernel/path.ts'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { rowsIn } from '#server/core/database/table.ts'
import { tableNamed } from '#server/core/tables.ts'
import { columnOf, row } from './columns.ts'

/** True of the rows, known as `alias`, that a person reaches. */
export type ScopeFilter = (alias?: string) => RawBuilder<boolean>

export const holds = (actor: Actor, permission: string) =>
  actor.roles.some((role) => role.permissions.has(permission))

type Scoped = AnyTable & { readonly scope?: readonly Scope[]; readonly writeScope?: readonly Scope[] }

/**
 * The rows a person reaches with a permission, or with any of several: together, what each role that holds one was
 * granted. Without a permission, as in figures, every role counts.
 */
export function scopeFilter(
  table: Scoped,
  actor: Actor,
  permission?: string | readonly string[],
): ScopeFilter {
  const reach = reachOf(table, actor, permission)
  return typeof reach === 'boolean' ? () => (reach ? sql`true` : sql`false`) : reach
}

/** The same, told without a question to the database where it is all rows (true) or none (false). */
export function reachOf(
  table: Scoped,
  { roles, granted, opened = {} }: Actor,
  permission?: string | readonly string[],
): boolean | ScopeFilter {
  const asked = typeof permission === 'string' ? [permission] : permission
  const holding = asked
    ? roles.filter(({ permissions }) => asked.some((each) => permissions.has(each)))
    : roles
  const grants = new Set(holding.flatMap((role) => role.grants))
  const scope = scopeFor(table, asked)
  if (!scope || grants.has('all')) return true
  const held = (Object.keys(granted) as Duty[]).filter((duty) => grants.has(duty))
  const dutiesIn = (range: Range) =>
    held.filter((duty) => rangeOf(duty) === range).flatMap((duty) => granted[duty])
  const limits = scope
    .map(({ field, grant }) => ({
      field,
      ids: [...dutiesIn(grant), ...((holding.length > 0 && opened[grant]) || [])],
    }))
    .filter(({ ids }) => ids.length > 0)
  if (limits.length === 0) return false
  return (alias = row) =>
    sql`(${sql.join(
      limits.map(({ field, ids }) => isAmong(table, field, ids, alias)),
      sql` or `,
    )})`
}

const writing: readonly (string | undefined)[] = ['add', 'update', 'remove', 'import']

/** By what the rows are limited: for permissions that all write, by what is narrower for them. */
const scopeFor = ({ scope, writeScope }: Scoped, asked: readonly string[] | undefined) =>
  writeScope && asked?.every((each) => writing.includes(each.split(':')[1])) ? writeScope : scope

/** What is granted are ids: the row's own, one that it points at or repeats, or one behind the rows that it points at. */
function isAmong(table: AnyTable, path: string, ids: readonly string[], alias = row): RawBuilder<boolean> {
  const step = stepOf(table, path)
  if (typeof step === 'string') return sql`${sql.raw(columnOf(step, alias))} = any(${ids}::uuid[])`
  const { from, next } = behind(step, alias)
  return sql`exists (select ${from} and ${isAmong(tableNamed(step.to), step.rest, ids, next)})`
}

function behind({ by, to }: Step, alias: string) {
  const next = `${alias}s`
  const on = `${next}.tenant_id = ${alias}.tenant_id and ${next}.id = ${columnOf(by, alias)}`
  return { from: sql.raw(`from ${quoted(to)} ${next} where ${on}`), next }
}

/** What stands at the end of a path, of the rows known as `alias`. */
export function valueAt(table: AnyTable, path: string, alias = row): RawBuilder<unknown> {
  const step = stepOf(table, path)
  if (typeof step === 'string') return sql.raw(columnOf(step, alias))
  const { from, next } = behind(step, alias)
  return sql`(select ${valueAt(tableNamed(step.to), step.rest, next)} ${from})`
}

/** What stands at the end of each path of a scope, of one row, by the path. */
export async function scopeValues(
  db: Database,
  tenantId: string,
  resource: AnyResource,
  id: string,
): Promise<object> {
  const scope: readonly Scope[] = resource.scope ?? []
  const paths = scope.flatMap(({ field }) => (field.includes('.') ? [field] : []))
  if (paths.length === 0) return {}
  const columns = paths.map((path) => sql`${valueAt(resource, path)} as ${sql.id(path)}`)
  const { rows } =
    await sql<object>`select ${sql.join(columns)} ${rowsIn(resource, tenantId)} and r.id = ${id}`.execute(db)
  return rows[0] ?? {}
}
