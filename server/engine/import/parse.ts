import { sql } from 'kysely'
import { isExportFooter } from '#domain/sheet/export-footer.ts'
import { type Cell, type SheetRow, UnreadableSheet, unreadable } from '#domain/sheet/sheet-row.ts'
import { type ImportLayout, type ImportPlan, plainPlan } from '#domain/system/import-plan.ts'
import { importRow } from '#domain/system/import-row.ts'
import { keysOf } from '#domain/system/importable.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { openFile } from '#server/core/files/keep.ts'
import { newId } from '#server/core/new-id.ts'
import { type Batch, batchesWhere, setBatch } from './batches.ts'
import { digestOf } from './digest.ts'
import { headingRowOf, matched, plain } from './headings.ts'
import { keepMerged } from './merged.ts'
import { checkGoesOn, type Progress } from './progress.ts'

const samples = 5
/** So many hidden rows are told by their numbers. */
const named = 20

/** Reads the file of an import into the stage, from the beginning each time it is asked. */
export async function parseBatch(app: AppContext, batch: Batch, progress: Progress): Promise<void> {
  try {
    await table(importRow, app.db, batch.tenantId).remove({ batchId: batch.id })
    const { bytes } = await openFile(app, batch.tenantId, batch.fileId)
    const content = new Uint8Array(await new Response(bytes).arrayBuffer())
    const { total, merged: cells, ...read } = await stage(app, batch, content, progress)
    // So many rows at once are news to the planner, which would look for each of them by reading all.
    await sql`analyze system_import_row`.execute(app.db)
    const layout = { ...read, merged: await keepMerged(app.db, batch, cells) }
    const headings = await digestOf(layout.headings.map((cell) => plain(String(cell ?? ''))).join('\n'))
    const plan = await planFor(app, batch, headings, layout)
    await setBatch(app.db, batch, { state: 'mapping', total, layout, plan, headings, fault: null }, [
      'parsing',
    ])
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error
    await setBatch(app.db, batch, { state: 'failed', fault: error.message }, ['parsing'])
  }
}

async function stage(app: AppContext, batch: Batch, content: Uint8Array, progress: Progress) {
  let layout: { line: number; headings: readonly Cell[]; above: (readonly Cell[])[] } | undefined
  const first: (readonly Cell[])[] = []
  let total = 0
  const hiddenRows = { count: 0, first: [] as number[] }
  const reading = app.readSheet(content, batch.fileName, batch.sheet ?? undefined)
  let next = await reading.next()
  for (; !next.done; next = await reading.next()) {
    const portion = next.value.filter(({ cells }) => !isExportFooter(cells))
    checkGoesOn(progress)
    const { at, headings } = layout ? { at: -1, headings: [] } : headingRowOf(batch.resource, portion)
    const heading = portion[at]
    layout ??= heading && {
      line: heading.line,
      headings,
      above: portion.slice(0, at).map(({ cells }) => cells),
    }
    const rows = portion.slice(at + 1)
    first.push(...rows.slice(0, samples - first.length).map(({ cells }) => cells))
    const hidden = rows.filter((row) => row.hidden)
    hiddenRows.count += hidden.length
    hiddenRows.first.push(...hidden.slice(0, named - hiddenRows.first.length).map(({ line }) => line))
    await keepRows(app, batch, rows)
    total += rows.length
    progress.tell(total, null, '正在读取表格')
  }
  if (!layout || total === 0) return unreadable('表格里没有数据，请检查选对了工作表')
  const { hiddenColumns, merged } = next.value
  return {
    ...layout,
    samples: first,
    total,
    hiddenRows,
    hiddenColumns,
    merged: merged.filter(({ from }) => from > (layout?.line ?? 0)),
  }
}

const keepRows = (app: AppContext, batch: Batch, rows: readonly SheetRow[]) =>
  insertRows(
    app.db,
    importRow,
    batch.tenantId,
    rows.map(({ line, cells, ...marks }) => ({
      id: newId(),
      batchId: batch.id,
      line,
      cells: JSON.stringify(cells),
      marks: Object.keys(marks).length > 0 ? JSON.stringify(marks) : null,
      state: 'raw',
    })),
    { by: batch.createdBy, at: app.now() },
  )

/** As the person mapped the same headings last time, or as the headings say themselves. */
async function planFor(
  { db }: AppContext,
  { id, tenantId, createdBy, resource }: Batch,
  headings: string,
  layout: Omit<ImportLayout, 'samples' | 'above'>,
): Promise<ImportPlan> {
  const [last] = await batchesWhere(
    db,
    sql`tenant_id = ${tenantId} and created_by = ${createdBy} and resource = ${resource.name}
      and headings = ${headings} and id <> ${id} and state in ('staged', 'committing', 'committed', 'undone')`,
  )
  if (last?.plan) return asBefore(last.plan, newlyHidden(layout, last.layout))
  // What nobody sees in the sheet is not taken unasked.
  const columns = matched(resource, layout.headings, layout.hiddenColumns)
  const key = keysOf(resource).find((group) => group.every((name) => columns.includes(name))) ?? []
  return { ...plainPlan, columns, key, mode: key.length > 0 ? 'both' : 'add' }
}

/** The columns that are hidden this time, and were in sight when the person last said what they are. */
const newlyHidden = (now: Pick<ImportLayout, 'hiddenColumns'>, before: ImportLayout | null) =>
  (now.hiddenColumns ?? []).filter((at) => !before?.hiddenColumns?.includes(at))

function asBefore(plan: ImportPlan, hidden: readonly number[]): ImportPlan {
  const columns = plan.columns.map((name, at) => (hidden.includes(at) ? null : name))
  const key = plan.key.every((name) => columns.includes(name)) ? plan.key : []
  return { ...plan, columns, key, mode: key.length > 0 ? plan.mode : 'add' }
}
