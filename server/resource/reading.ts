import { type RawBuilder, sql } from 'kysely'
import type { Row as RowOf } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type Page, page } from '#server/answer.ts'
import { quoted } from '#server/database/names.ts'
import type { Person } from '#server/house.ts'
import { selected } from './columns.ts'
import { counted } from './counting.ts'
import { linesOf } from './lines.ts'
import { isMasked, maskerFor } from './masking.ts'
import type { PageQuery } from './page-query.ts'
import { holds, reachOf } from './scope.ts'
import type { Desk } from './serve.ts'

export type Values = Readonly<Record<string, unknown>>
export type Row = RowOf<AnyResource>

/** Reads the rows of one resource as one person may see them: no statement leaves here without tenant and scope. */
export function readerOf(resource: AnyResource) {
  const table = sql.raw(quoted(resource.name))
  const columns = sql.raw(selected(resource))
  const actions = resource.actions ?? {}
  const verbs = ['update', 'remove', ...(isMasked(resource) ? ['reveal'] : []), ...Object.keys(actions)]
  const view = `${resource.name}:view`

  const columnsFor = (person: Person) => {
    const may = (permission: string) =>
      holds(person, permission) ? reachOf(resource, person, permission)() : sql`false`
    const each = verbs.map((verb) => sql`${verb}::text, ${may(`${resource.name}:${verb}`)}`)
    return sql`${columns}, jsonb_build_object(${sql.join(each)}) as may`
  }

  async function presenterFor({ db, person }: Desk) {
    const mask = await maskerFor(db, person, resource)
    return ({ may, ...row }: Record<string, unknown>) => {
      const allowed = may as Readonly<Record<string, boolean>>
      const can = verbs.filter((verb) => allowed[verb] && (actions[verb]?.when?.(row) ?? true))
      return { ...mask(row), can: ['view', ...can] }
    }
  }

  const rowsWhere = (person: Person, conditions: readonly RawBuilder<unknown>[], permission: string) =>
    sql`from ${table} r where ${sql.join(
      [sql`r.tenant_id = ${person.tenantId}`, reachOf(resource, person, permission)(), ...conditions],
      sql` and `,
    )}`

  async function list(desk: Desk, { where, order, size, current }: PageQuery) {
    const { db, person } = desk
    const found = rowsWhere(person, where, view)
    // The names behind references are looked up for the rows of this page only, not for those before it.
    const { rows } = await sql<Record<string, unknown>>`select ${columnsFor(person)}
      from (select r.* ${found} order by ${order} limit ${size} offset ${(current - 1) * size}) r
      order by ${order}`.execute(db)
    return rows.map(await presenterFor(desk))
  }

  const count = ({ db, house, person }: Desk, { where }: PageQuery) =>
    counted(house, sql`select count(*) as total ${rowsWhere(person, where, view)}`, db)

  return {
    list,

    async page(desk: Desk, query: PageQuery): Promise<Page<object>> {
      const [rows, total] = await Promise.all([list(desk, query), count(desk, query)])
      return page(rows, total, query.size, query.current)
    },

    /** Those of these rows that lie within reach of this permission, whole. */
    async whole({ db, person }: Desk, ids: readonly string[], permission: string) {
      const found = rowsWhere(person, [sql`r.id = any(${ids}::uuid[])`], permission)
      const { rows } = await sql<Row>`select ${columns} ${found} order by r.id`.execute(db)
      return rows
    },

    /** Rows that this person sees, whole, by their ids' order, and whether the permission reaches each of them too. */
    async chosen(
      { db, person }: Desk,
      where: readonly RawBuilder<unknown>[],
      permission: string,
      most: number,
    ) {
      const reached = holds(person, permission) ? reachOf(resource, person, permission)() : sql`false`
      const { rows } = await sql<Row & { readonly reached: boolean }>`select ${columns}, ${reached} as reached
        ${rowsWhere(person, where, view)} order by r.id limit ${most}`.execute(db)
      return rows.map(({ reached, ...row }) => ({ row: row as Row, reached }))
    },

    /** The row whoever may reach it, whole: for what the server keeps for itself. */
    async kept({ db, person }: Desk, id: string) {
      const { rows } = await sql<Row>`select ${columns} from ${table} r
        where r.tenant_id = ${person.tenantId} and r.id = ${id}`.execute(db)
      return rows[0]
    },

    /** The row within reach of this permission, whole, and as this person may see it. */
    async one(desk: Desk, id: string, permission = view) {
      const { db, person } = desk
      const found = rowsWhere(person, [sql`r.id = ${id}`], permission)
      const { rows } = await sql<Record<string, unknown>>`select ${columnsFor(person)} ${found}`.execute(db)
      const [whole] = rows
      if (!whole) return
      const lines = await linesOf(desk, resource, id)
      return { whole: whole as Row, shown: { ...(await presenterFor(desk))(whole), ...lines } }
    },
  }
}

export type Reader = ReturnType<typeof readerOf>
