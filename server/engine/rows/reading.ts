import { type RawBuilder, sql } from 'kysely'
import { whyStanding } from '#domain/kernel/flow.ts'
import type { Row as RowOf } from '#domain/kernel/infer.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Sums } from '#domain/kernel/sums.ts'
import { pathsOf } from '#domain/kernel/through.ts'
import { page } from '#server/core/answer.ts'
import type { Actor } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { isOffered, namesActor } from '#server/engine/flow/is-for.ts'
import { reachedNow, rowsAsOf } from './as-of.ts'
import { columnOf, listed, selected, totalOf } from './columns.ts'
import { counted } from './counting.ts'
import { joinsFor } from './joins.ts'
import { linesOf } from './lines.ts'
import type { Asking } from './list-query.ts'
import { isMasked, maskerFor } from './masking.ts'
import type { PageQuery } from './page-query.ts'
import { holds, reachOf } from './scope.ts'

export type Values = Readonly<Record<string, unknown>>
export type Row = RowOf<AnyResource>

/**
 * Reads the rows of one resource as one person may see them: no statement leaves here without tenant and scope. With
 * `own`, of those only the rows whose reference names the person.
 */
export function readerOf(resource: AnyResource, own: { readonly by?: string } = {}) {
  const table = sql.raw(quoted(resource.name))
  const columns = sql.raw(selected(resource))
  const shownColumns = sql.raw(listed(resource))
  const behind = joinsFor(resource, pathsOf(resource))
  const { actions = {} } = resource
  const acts = Object.keys(actions).filter((name) => !actions[name]?.over)
  const verbs = ['update', 'remove', ...(isMasked(resource) ? ['reveal'] : []), ...acts]
  const view = `${resource.name}:view`

  /** What the person may do to a row: to every one (true), to none (false), or to those of a scope. */
  const reachesOf = (actor: Actor) =>
    verbs.map((verb) => {
      const permission = `${resource.name}:${verb}`
      return { verb, permission, reach: holds(actor, permission) && reachOf(resource, actor, permission) }
    })

  /** The columns of a row, and in `can` of each act that reaches some rows and not others whether it reaches this one. */
  const columnsFor = (actor: Actor, day?: string) => {
    const each = reachesOf(actor).flatMap(({ verb, permission, reach }) =>
      typeof reach === 'function'
        ? [sql`${verb}::text, ${reachedNow(resource, actor, permission, day)}`]
        : [],
    )
    return each.length > 0 ? sql`${shownColumns}, json_build_object(${sql.join(each)}) as can` : shownColumns
  }

  async function presenterFor({ db, app, actor }: Unit) {
    const mask = await maskerFor(db, actor, resource)
    const now = timeOf(app.now())
    const reaches = reachesOf(actor).filter(({ reach }) => reach)
    return (row: Record<string, unknown>) => {
      const allowed = row.can as Readonly<Record<string, boolean>> | undefined
      const can = reaches.flatMap(({ verb, reach }) => {
        const action = actions[verb]
        const offered =
          (reach === true || allowed?.[verb]) &&
          (action ? isOffered(action, row, actor, now) : verb === 'reveal' || !whyStanding(resource, row))
        return offered ? [verb] : []
      })
      return Object.assign(mask(row), { can: ['view', ...can] })
    }
  }

  const rowsWhere = (
    actor: Actor,
    conditions: readonly RawBuilder<unknown>[],
    permission: string,
    joins: RawBuilder<unknown> = sql``,
    day?: string,
  ) =>
    sql`from ${rowsAsOf(resource, actor.tenantId, day)} r ${joins} where ${sql.join(
      [
        sql`r.tenant_id = ${actor.tenantId}`,
        reachedNow(resource, actor, permission, day),
        namesActor(own, actor),
        ...conditions,
      ],
      sql` and `,
    )}`

  async function list(unit: Unit, { joins, where, order, size, current, day }: PageQuery) {
    const { db, actor } = unit
    const found = rowsWhere(actor, where, view, joins, day)
    // The names behind references and what paths lead to are looked up for the rows of this page only, not for those
    // before it. Its place stands in the text: with a limit that it does not know, PostgreSQL reckons with a tenth of
    // the table, finds its kept plan too dear and makes a new one for every call.
    const place = sql`limit ${sql.lit(size)} offset ${sql.lit((current - 1) * size)}`
    const { rows } = await sql<Record<string, unknown>>`select ${columnsFor(actor, day)}
      from (select r.* ${found} order by ${order} ${place}) r ${behind}
      order by ${order}`.execute(db)
    return rows.map(await presenterFor(unit))
  }

  const count = ({ db, app, actor }: Unit, { joins, where, day }: PageQuery) =>
    counted(app, sql`select count(*) as total ${rowsWhere(actor, where, view, joins, day)}`, db)

  return {
    list,

    async page(unit: Unit, query: PageQuery): Promise<Page<object>> {
      const [rows, total] = await Promise.all([list(unit, query), count(unit, query)])
      return page(rows, total, query.size, query.current, query.orders)
    },

    /** What these fields add up to over all rows that were asked for, whatever the page. */
    async sums(
      { db, actor }: Unit,
      { joins, where, day }: PageQuery,
      names: readonly string[],
    ): Promise<Sums> {
      const each = names.map((name) => sql`${name}::text, ${sql.raw(totalOf(resource, name))}`)
      const { rows } = await sql<Sums>`select count(*) as count, jsonb_build_object(${sql.join(each)}) as sums
        ${rowsWhere(actor, where, view, joins, day)}`.execute(db)
      return rows[0] as Sums
    },

    /** How many rows have each code of a field, and what other fields add up to over them. */
    async byCode({ db, actor }: Unit, field: string, names: readonly string[]) {
      const each = names.map((name) => sql`${name}::text, ${sql.raw(totalOf(resource, name))}`)
      const { rows } = await sql<Sums & { readonly code: string | null }>`select
        ${sql.raw(columnOf(field))} as code, count(*) as count, jsonb_build_object(${sql.join(each)}) as sums
        ${rowsWhere(actor, [], view)} group by 1`.execute(db)
      return rows
    },

    /** Those of these rows that lie within reach of this permission, whole. */
    async whole({ db, actor }: Unit, ids: readonly string[], permission: string) {
      const found = rowsWhere(actor, [sql`r.id = any(${ids}::uuid[])`], permission)
      const { rows } = await sql<Row>`select ${columns} ${found} order by r.id`.execute(db)
      return rows
    },

    /** Rows that this person sees, whole, by their ids' order, and whether the permission reaches each of them too. */
    async chosen(
      { db, actor }: Unit,
      { joins, where }: Pick<Asking, 'joins' | 'where'>,
      permission: string,
      most: number,
    ) {
      const reached = holds(actor, permission)
        ? reachedNow(resource, actor, permission, undefined)
        : sql`false`
      const { rows } = await sql<Row & { readonly reached: boolean }>`select ${columns}, ${reached} as reached
        ${rowsWhere(actor, where, view, joins)} order by r.id limit ${most}`.execute(db)
      return rows.map(({ reached, ...row }) => ({ row: row as Row, reached }))
    },

    /** The row, no matter who may reach it, whole: for what the server keeps for itself. */
    async kept({ db, actor }: Unit, id: string) {
      const { rows } = await sql<Row>`select ${columns} from ${table} r
        where r.tenant_id = ${actor.tenantId} and r.id = ${id}`.execute(db)
      return rows[0]
    },

    /** The same for many, by their ids' order. */
    async keptAll({ db, actor }: Unit, ids: readonly string[]) {
      const { rows } = await sql<Row>`select ${columns} from ${table} r
        where r.tenant_id = ${actor.tenantId} and r.id = any(${ids}::uuid[]) order by r.id`.execute(db)
      return rows
    },

    /** The row within reach of this permission, whole, and as this person may see it. */
    async one(unit: Unit, id: string, permission = view) {
      const { db, actor } = unit
      const found = rowsWhere(actor, [sql`r.id = ${id}`], permission, behind)
      const { rows } = await sql<Record<string, unknown>>`select ${columnsFor(actor)} ${found}`.execute(db)
      const [whole] = rows
      if (!whole) return
      const lines = await linesOf(unit, resource, id)
      return { whole: whole as Row, shown: { ...(await presenterFor(unit))(whole), ...lines } }
    },
  }
}

export type Reader = ReturnType<typeof readerOf>
