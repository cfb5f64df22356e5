import { type RawBuilder, sql } from 'kysely'
import type { Lines } from '#domain/kernel/form.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { type About, recordChanges } from '#server/engine/history/record.ts'
import { selected } from './columns.ts'
import { maskerFor } from './masking.ts'
import type { Row } from './reading.ts'

export const declared = ({ lines = {} }: AnyResource) => Object.entries<Lines>(lines)

/** The lines of one row, in the order in which they were entered, as this person may see them or `whole`. */
export async function linesOf(
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  resource: AnyResource,
  id: string,
  whole = false,
): Promise<{ readonly lines?: Readonly<Record<string, readonly Row[]>> }> {
  if (!resource.lines) return {}
  const all = await Promise.all(
    declared(resource).map(async ([name, { resource: of, by }]) => {
      const { rows } =
        await sql<Row>`select ${sql.raw(selected(of))} ${rowsIn(of, actor.tenantId)} and r.${sql.raw(quoted(by))} = ${id} order by r.id`.execute(
          db,
        )
      return [name, whole ? rows : (rows.map(await maskerFor(db, actor, of)) as unknown as Row[])] as const
    }),
  )
  return { lines: Object.fromEntries(all) }
}

/** Removes the lines of these rows, before the rows go. */
export async function removeLines(
  unit: Unit,
  resource: AnyResource,
  ids: readonly string[],
  about: About = {},
) {
  for (const [, { resource: of, by }] of declared(resource))
    await dropLines(unit, of, sql`r.${sql.raw(quoted(by))} = any(${ids}::uuid[])`, about)
}

/** Removes lines, known as `r`; history keeps what they were. */
export async function dropLines(unit: Unit, of: AnyResource, which: RawBuilder<unknown>, about: About = {}) {
  const { db, actor } = unit
  const found = sql`${rowsIn(of, actor.tenantId)} and ${which}`
  const { rows } = await sql<Row>`select ${sql.raw(selected(of))} ${found} order by r.id`.execute(db)
  await sql`delete ${found}`.execute(db)
  await recordChanges(
    unit,
    of,
    rows.map((line) => [line, null]),
    about,
  )
}
