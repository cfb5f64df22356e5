import { type RawBuilder, sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { titlesById } from '#server/engine/rows/titles.ts'

type Asker = { readonly db: Unit['db']; readonly actor: Pick<Unit['actor'], 'tenantId'> }

const referred = ({ of, latest = '' }: Stats): AnyResource | undefined =>
  resourceNamed((of.fields[latest] as Field | undefined)?.target ?? '')

/**
 * The greatest value of the field named by `latest` in the college, as it is kept. Of a reference, the row that its own
 * list shows first among those that counted rows within `reach` point at. Of these only the rows that pass what is asked.
 */
export async function latestOf(
  { db, actor: { tenantId } }: Asker,
  stats: Stats,
  reach: RawBuilder<boolean> = sql`true`,
  asked?: { readonly joins: RawBuilder<unknown>; readonly where: readonly RawBuilder<unknown>[] },
): Promise<string | null> {
  const { of, latest = '' } = stats
  const target = referred(stats)
  const passes = sql.join([sql`r.tenant_id = ${tenantId}`, ...(asked?.where ?? [])], sql` and `)
  const counted = sql`from ${sql.raw(quoted(of.name))} r ${asked?.joins ?? sql``} where ${passes}`
  const { rows } = await sql<{ value: string | null }>`${
    target
      ? sql`select t.id::text as value from ${sql.raw(quoted(target.name))} t where t.tenant_id = ${tenantId}
          and exists (select ${counted} and ${sql.raw(columnOf(latest))} = t.id and ${reach})
          order by ${firstIn(target)} t.id desc limit 1`
      : sql`select max(${sql.raw(columnOf(latest))})::text as value ${counted}`
  }`.execute(db)
  return rows[0]?.value ?? null
}

function firstIn({ sort = [] }: AnyResource) {
  const order = [sort].flat().map((name) => {
    const column = columnOf(name.replace('-', ''), 't')
    return sql`${sql.raw(column)} ${sql.raw(name.startsWith('-') ? 'desc nulls last' : 'asc')}, `
  })
  return sql.join(order, sql``)
}

/** Rows with that value alone. */
export const isLatest = ({ latest }: Stats, value: string | null): readonly RawBuilder<unknown>[] =>
  latest && value !== null ? [sql`${sql.raw(columnOf(latest))}::text = ${value}`] : []

/** What the row that a reference points at is called, as this person may read it. */
export async function latestNamed(unit: Unit, stats: Stats, value: string | null): Promise<string | null> {
  const target = referred(stats)
  if (!target || value === null) return null
  return (await titlesById(unit, target, [value])).get(value) ?? null
}
