import { sql } from 'kysely'
import type { Fields } from '#domain/kernel/field.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted, snake } from './names.ts'

/** Rows in one statement: one parameter carries them all, and this many keep it under a few megabytes. */
const together = 2000

/**
 * Many rows at once, as they are: no rule is asked and no hook runs, so they must come from us. Moments
 * are written as the database reads them. `at` is the moment of their making, `revision` what they begin with.
 */
export async function insertRows(
  db: Database,
  { name, fields }: AnyTable,
  tenantId: string,
  rows: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[],
  { by = 'system', at = new Date(), revision = 1 } = {},
): Promise<void> {
  const columns = ['id', ...Object.keys(fields as Fields)]
  const table = sql.raw(quoted(name))
  const stamps = sql`${tenantId}::text, ${revision}::int, ${at}::timestamptz, ${by}::text, ${at}::timestamptz, ${by}::text`
  const kept = sql.raw(columns.map(quoted).join(', '))
  const names = columns.map((name) => [name, snake(name)] as const)
  for (let from = 0; from < rows.length; from += together) {
    const some = rows
      .slice(from, from + together)
      .map((row) => Object.fromEntries(names.map(([name, column]) => [column, row[name]])))
    await sql`insert into ${table} (tenant_id, revision, created_at, created_by, updated_at, updated_by, ${kept})
      select ${stamps}, ${kept} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(some)}::jsonb)`.execute(
      db,
    )
  }
}
