import { sql } from 'kysely'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Actor } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Access } from '#server/core/route.ts'
import { columnOf, row } from './columns.ts'
import { joinsFor } from './joins.ts'
import { type Referring, referringTo } from './referring.ts'
import { holds, type ScopeFilter, scopeFilter } from './scope.ts'

/** The word in which the permission of a picker ends. Nobody is given it: it follows from what a person may do. */
const lookUp = 'look-up'

/** Who may call what offers rows of a resource to choose from. */
export const lookUpAccess = ({ name, lookUp: by }: AnyResource): Exclude<Access, 'public'> =>
  by === 'everybody' ? 'signed-in' : `${name}:${lookUp}`

/** Whether a person may make a call, by what they hold alone: no database is asked. */
export function admits(actor: Actor, access: Access): boolean {
  if (access === 'signed-in' || access === 'public') return true
  const [name = '', verb] = access.split(':')
  return verb === lookUp ? reasonsOf(actor, name).some : holds(actor, access)
}

/** Rows of these are shown to anyone who holds one of them, on a screen of their own. */
const shownBy = (name: string) => [`${name}:view`, `${name}:review`]

/** Why somebody may look up rows of a table: they have its list, fill in what refers to it, or see rows that do. */
function reasonsOf(actor: Actor, name: string) {
  const any = (permissions: readonly string[]) => permissions.some((each) => holds(actor, each))
  const referring = referringTo(name)
  const shown = any(shownBy(name))
  const filling = referring.flatMap((each) => each.filling)
  const fills = any(filling)
  const seen = referring.filter(({ seeing }) => seeing !== undefined && holds(actor, seeing))
  const colleagues = referring.some((each) => each.colleagues && any(each.filling))
  return { shown, filling, fills, seen, colleagues, some: shown || fills || seen.length > 0 }
}

type Target = AnyTable & { readonly scope?: readonly Scope[]; readonly lookUp?: AnyResource['lookUp'] }

/**
 * The rows that a person may choose from and point at; none without a reason to. Each role counts with its own grants,
 * and only a role that gives the reason. Anyone who has the list of these rows is offered what it shows; for a filter
 * alone, only what the filtered rows point at is offered.
 */
export function lookUpReach(table: Target, actor: Actor): ScopeFilter {
  if (table.lookUp === 'everybody') return scopeFilter(table, actor)
  const { shown, filling, fills, seen, colleagues } = reasonsOf(actor, table.name)
  const reach = eitherOf(
    scopeFilter(table, actor, [...shownBy(table.name), ...filling]),
    // What an administrator opened to one person gives no more than its scope.
    table.lookUp && scopeFilter({ ...table, scope: table.lookUp }, { ...actor, opened: {} }, filling),
  )
  if (shown && !colleagues) return reach
  return (alias = row) =>
    sql`(${sql.join(
      [
        shown || fills ? reach(alias) : sql`false`,
        colleagues ? isStaff(alias) : sql`false`,
        ...(shown ? [] : seen.map((by) => occursIn(by, actor, alias))),
      ],
      sql` or `,
    )})`
}

const eitherOf = (one: ScopeFilter, other: ScopeFilter | undefined): ScopeFilter =>
  other ? (alias) => sql`(${one(alias)} or ${other(alias)})` : one

/** True of the accounts of those who work here. */
const isStaff = (alias: string) =>
  sql`(${sql.raw(alias)}.enabled and ${sql.raw(alias)}.kind <> 'student' and ${sql.raw(alias)}.student_id is null)`

/** True of the rows that a row which the person sees points at. */
function occursIn({ from, field, seeing }: Referring, actor: Actor, alias: string) {
  const points = sql.raw(`seen.tenant_id = ${alias}.tenant_id and ${columnOf(field, 'seen')} = ${alias}.id`)
  return sql<boolean>`exists (select from ${sql.raw(quoted(from.name))} seen ${joinsFor(from as AnyResource, [field], 'seen')}
    where ${points} and ${scopeFilter(from, actor, seeing)('seen')})`
}
