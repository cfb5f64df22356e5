import { sql } from 'kysely'
import { type Cell, type MergedCell, sheetLimits, unreadable } from '#domain/sheet/sheet-row.ts'
import type { ImportLayout, ImportPlan } from '#domain/system/import-plan.ts'
import type { Database } from '#server/core/app-context.ts'
import type { Batch } from './batches.ts'
import type { Staged, StagedMarks } from './stage.ts'

/** The cells of a row, with what merged cells above say of it where it says nothing itself. */
function filledDown(cells: Staged['cells'], { merged }: StagedMarks): readonly Cell[] {
  if (!merged) return cells
  const filled = [...cells]
  for (const [column, cell] of Object.entries(merged)) {
    while (filled.length <= Number(column)) filled.push(null)
    filled[Number(column)] ??= cell
  }
  return filled
}

/** The same, as far as the plan has it so. */
export const cellsSaid = (
  plan: Pick<ImportPlan, 'merged'> | null,
  { cells, marks }: Pick<Staged, 'cells' | 'marks'>,
): readonly Cell[] => (plan?.merged === 'fill' ? filledDown(cells, marks) : cells)

/** Writes beside the rows that merged cells reach down over what these say, and tells how many rows in which column. */
export async function keepMerged(
  db: Database,
  batch: Pick<Batch, 'id' | 'tenantId'>,
  merged: readonly MergedCell[],
): Promise<NonNullable<ImportLayout['merged']>> {
  const columns = [...Map.groupBy(merged, ({ column }) => column)]
    .map(([column, cells]) => ({ column, cells: apart(cells) }))
    .toSorted((one, other) => one.column - other.column)
  await checkBearable(
    db,
    batch,
    columns.flatMap(({ cells }) => cells),
  )
  const kept: { column: number; rows: number }[] = []
  for (const { column, cells } of columns) {
    const rows = await keepColumn(db, batch, column, cells)
    if (rows > 0) kept.push({ column, rows })
  }
  return kept
}

/** Cells of one column in their order. Of those that overlap, as no program writes them, the first one holds. */
function apart(cells: readonly MergedCell[]): readonly MergedCell[] {
  let last = 0
  return cells
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from, to }) => {
      if (from <= last) return false
      last = to
      return true
    })
}

const recordsOf = (cells: readonly MergedCell[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as m("column" int, "from" int, "to" int)`

/** What a cell says is written down beside each row that it covers: known before anything is. */
async function checkBearable(
  db: Database,
  { tenantId, id }: Pick<Batch, 'id' | 'tenantId'>,
  cells: readonly MergedCell[],
) {
  if (cells.length === 0) return
  const { rows } = await sql<{ filled: number; characters: number }>`
    with below as (
      select m.*, least(m."to", (select max(line) from system_import_row
        where tenant_id = ${tenantId} and batch_id = ${id})) - m."from" as rows from ${recordsOf(cells)}
    )
    select coalesce(sum(rows), 0)::float8 as filled,
      coalesce(sum(rows::bigint * length(top.cells::jsonb ->> "column")), 0)::float8 as characters
    from below join system_import_row top
      on top.tenant_id = ${tenantId} and top.batch_id = ${id} and top.line = "from" and rows > 0`.execute(db)
  const [{ filled = 0, characters = 0 } = {}] = rows
  if (filled > sheetLimits.filled || characters > sheetLimits.characters)
    unreadable('合并单元格过多，请取消合并后再上传')
}

/** A column at a time: of several sources for one row, an update takes any one. A day stays one in each row. */
async function keepColumn(
  db: Database,
  { tenantId, id }: Pick<Batch, 'id' | 'tenantId'>,
  column: number,
  cells: readonly MergedCell[],
): Promise<number> {
  const { numAffectedRows = 0 } = await sql`update system_import_row r
    set marks = (coalesce(r.marks, '{}')::jsonb
      || jsonb_build_object('merged', coalesce(r.marks::jsonb -> 'merged', '{}')
        || jsonb_build_object(${String(column)}::text, top.cells::jsonb -> ${column}::int))
      || case when top.marks::jsonb -> 'days' @> ${String(column)}::jsonb
        then jsonb_build_object('days', coalesce(r.marks::jsonb -> 'days', '[]') || ${String(column)}::jsonb)
        else '{}' end)::text
    from ${recordsOf(cells)}
      join system_import_row top on top.tenant_id = ${tenantId} and top.batch_id = ${id} and top.line = m."from"
    where r.tenant_id = ${tenantId} and r.batch_id = ${id} and r.line > m."from" and r.line <= m."to"
      and r.cells::jsonb ->> ${column}::int is null and top.cells::jsonb ->> ${column}::int is not null`.execute(
    db,
  )
  return Number(numAffectedRows)
}
