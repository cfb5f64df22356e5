import { type RawBuilder, sql } from 'kysely'
import type { Row as RowOf } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type Page, page } from '#server/answer.ts'
import { quoted } from '#server/database/names.ts'
import type { Person } from '#server/house.ts'
import { selected } from './columns.ts'
import { maskerOf, reveals } from './masking.ts'
import type { PageQuery } from './page-query.ts'
import { holds, reachOf } from './scope.ts'
import type { Desk } from './serve.ts'

export type Values = Readonly<Record<string, unknown>>
export type Row = RowOf<AnyResource>

/** Reads the rows of one resource as one person may see them: no statement leaves here without tenant and scope. */
export function readerOf(resource: AnyResource) {
  const table = sql.raw(quoted(resource.name))
  const columns = sql.raw(selected(resource))
  const mask = maskerOf(resource)
  const permissions = {
    view: `${resource.name}:view`,
    update: `${resource.name}:update`,
    remove: `${resource.name}:remove`,
  }

  const columnsFor = (person: Person) => {
    const may = (permission: string) =>
      holds(person, permission) ? reachOf(resource, person, permission)() : sql`false`
    return sql`${columns}, ${may(permissions.update)} as "mayUpdate", ${may(permissions.remove)} as "mayRemove"`
  }

  function presenterFor(person: Person) {
    const whole = reveals(resource, person)
    return ({ mayUpdate, mayRemove, ...row }: Record<string, unknown>) => ({
      ...(whole ? row : mask(row)),
      can: ['view', ...(mayUpdate ? ['update'] : []), ...(mayRemove ? ['remove'] : [])],
    })
  }

  const rowsWhere = (person: Person, conditions: readonly RawBuilder<unknown>[], permission: string) =>
    sql`from ${table} r where ${sql.join(
      [sql`r.tenant_id = ${person.tenantId}`, reachOf(resource, person, permission)(), ...conditions],
      sql` and `,
    )}`

  async function list({ db, person }: Desk, { where, order, size, current }: PageQuery) {
    const found = rowsWhere(person, where, permissions.view)
    // The names behind references are looked up for the rows of this page only, not for those before it.
    const { rows } = await sql<Record<string, unknown>>`select ${columnsFor(person)}
      from (select r.* ${found} order by ${order} limit ${size} offset ${(current - 1) * size}) r
      order by ${order}`.execute(db)
    return rows.map(presenterFor(person))
  }

  async function count({ db, person }: Desk, { where }: PageQuery) {
    const found = rowsWhere(person, where, permissions.view)
    const { rows } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db)
    return rows[0]?.total ?? 0
  }

  return {
    list,

    async page(desk: Desk, query: PageQuery): Promise<Page<object>> {
      const [rows, total] = await Promise.all([list(desk, query), count(desk, query)])
      return page(rows, total, query.size, query.current)
    },

    /** The row within reach of this permission, whole, and as this person may see it. */
    async one({ db, person }: Desk, id: string, permission = permissions.view) {
      const found = rowsWhere(person, [sql`r.id = ${id}`], permission)
      const { rows } = await sql<Record<string, unknown>>`select ${columnsFor(person)} ${found}`.execute(db)
      const [whole] = rows
      return whole && { whole: whole as Row, shown: presenterFor(person)(whole) }
    },
  }
}

export type Reader = ReturnType<typeof readerOf>
