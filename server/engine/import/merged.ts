import { sql } from 'kysely'
import type { Cell, MergedCell } from '#domain/sheet/sheet-row.ts'
import type { ImportLayout } from '#domain/system/import-plan.ts'
import type { Database } from '#server/core/app-context.ts'
import type { Batch } from './batches.ts'
import type { Staged, StagedMarks } from './stage.ts'

/** The cells of a row, with what merged cells above say of it where it says nothing itself. */
export function filledDown(cells: Staged['cells'], { merged }: StagedMarks): readonly Cell[] {
  if (!merged) return cells
  const filled = [...cells]
  for (const [column, cell] of Object.entries(merged)) {
    while (filled.length <= Number(column)) filled.push(null)
    filled[Number(column)] ??= cell
  }
  return filled
}

/** Writes beside the rows that merged cells reach down over what these say, and tells how many rows in which column. */
export async function keepMerged(
  db: Database,
  { tenantId, id }: Pick<Batch, 'id' | 'tenantId'>,
  merged: readonly MergedCell[],
): Promise<NonNullable<ImportLayout['merged']>> {
  const columns = [...new Set(merged.map(({ column }) => column))].toSorted((one, other) => one - other)
  const kept: { column: number; rows: number }[] = []
  // A column at a time: of several sources for one row, an update takes any one.
  for (const column of columns) {
    const own = JSON.stringify(merged.filter((cell) => cell.column === column))
    const { numAffectedRows } = await sql`update system_import_row r
      set marks = jsonb_set(coalesce(r.marks, '{}')::jsonb, '{merged}',
        coalesce(r.marks::jsonb -> 'merged', '{}') || jsonb_build_object(${String(column)}::text, top.cells::jsonb -> ${column}::int))::text
      from jsonb_to_recordset(${own}::jsonb) as m("from" int, "to" int)
        join system_import_row top on top.tenant_id = ${tenantId} and top.batch_id = ${id} and top.line = m."from"
      where r.tenant_id = ${tenantId} and r.batch_id = ${id} and r.line > m."from" and r.line <= m."to"
        and jsonb_typeof(top.cells::jsonb -> ${column}::int) <> 'null'`.execute(db)
    if (numAffectedRows) kept.push({ column, rows: Number(numAffectedRows) })
  }
  return kept
}
