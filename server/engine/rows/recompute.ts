import { type RawBuilder, sql } from 'kysely'
import type { AnyFormRules } from '#domain/kernel/form.ts'
import { computedBy, computedFrom } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { derivedFrom, derivedIn } from '#server/core/database/derived.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { table } from '#server/core/database/table.ts'
import { asColumns } from './put-rows.ts'

/** Rows of one statement. */
const atOnce = 1000

/**
 * Computes anew, in the rows of these ids, what goes by copies that were brought along, and what is kept beside texts.
 * Answers with the names of the computed fields: others may repeat them.
 */
export async function recompute(
  { db, tenantId }: { readonly db: Database; readonly tenantId: string },
  of: AnyTable & AnyFormRules,
  ids: RawBuilder<readonly string[]>,
  moved: readonly string[],
): Promise<readonly string[]> {
  const { names, from } = computedBy(of, moved)
  const beside = derivedIn(of).filter(({ field }) => names.includes(field) || moved.includes(field))
  if (names.length === 0 && beside.length === 0) return names
  const asked = [...new Set([...from, ...beside.map(({ field }) => field)])]
  const name = sql.raw(quoted(of.name))
  const columns = [...names.map(snake), ...beside.map(({ column }) => column)]
  const set = sql.raw(columns.map((column) => `"${column}" = d."${column}"`).join(', '))
  const { rows: found } = await sql<{ id: string }>`select unnest(${ids}) as id`.execute(db)
  for (let at = 0; at < found.length; at += atOnce) {
    const some = found.slice(at, at + atOnce).map(({ id }) => id)
    const rows = await table(of as AnyResource, db, tenantId).list({ id: some }, ['id', ...asked])
    const data = rows.map((row) => {
      const next = computedFrom(of, row, moved)
      const values = asColumns(of.fields, next)
      const kept = names.map((field) => [snake(field), values[field] ?? null])
      return { id: row.id, ...Object.fromEntries(kept), ...derivedFrom(of, { ...row, ...next }) }
    })
    await sql`update ${name} t set ${set}
      from jsonb_populate_recordset(null::${name}, ${JSON.stringify(data)}::jsonb) d
      where t.tenant_id = ${tenantId} and t.id = d.id`.execute(db)
  }
  return names
}
