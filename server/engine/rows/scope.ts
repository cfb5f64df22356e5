import { type RawBuilder, sql } from 'kysely'
import { type Duty, type Range, rangeOf } from '#domain/kernel/grant.ts'
import type { Scope } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Actor } from '#server/core/app-context.ts'
import { columnOf, row } from './columns.ts'

/** True of the rows, known as `alias`, that a person reaches. */
export type ScopeFilter = (alias?: string) => RawBuilder<boolean>

export const holds = (actor: Actor, permission: string) =>
  actor.roles.some((role) => role.permissions.has(permission))

/**
 * The rows a person reaches with a permission, or with any of several: together, what each role that holds one was
 * granted. Without a permission, as in figures, every role counts.
 */
export function scopeFilter(
  table: AnyTable & { readonly scope?: readonly Scope[] },
  { roles, granted, opened = {} }: Actor,
  permission?: string | readonly string[],
): ScopeFilter {
  const asked = typeof permission === 'string' ? [permission] : permission
  const holding = asked
    ? roles.filter(({ permissions }) => asked.some((each) => permissions.has(each)))
    : roles
  const grants = new Set(holding.flatMap((role) => role.grants))
  if (!table.scope || grants.has('all')) return () => sql`true`
  const held = (Object.keys(granted) as Duty[]).filter((duty) => grants.has(duty))
  const dutiesIn = (range: Range) =>
    held.filter((duty) => rangeOf(duty) === range).flatMap((duty) => granted[duty])
  const limits = table.scope
    .map(({ field, grant }) => ({
      field,
      ids: [...dutiesIn(grant), ...((holding.length > 0 && opened[grant]) || [])],
    }))
    .filter(({ ids }) => ids.length > 0)
  return (alias = row) =>
    sql`(${sql.join([sql`false`, ...limits.map(({ field, ids }) => isAmong(field, ids, alias))], sql` or `)})`
}

/** What is granted are ids: the row's own, or one that it points at. */
const isAmong = (field: string, ids: readonly string[], alias: string) =>
  sql`${sql.raw(columnOf(field, alias))} = any(${ids}::uuid[])`
