import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { Bytes } from '#server/core/files/file-store.ts'
import type { Unit } from '#server/core/serve.ts'
import { cellsOf } from './cells.ts'
import { codesBeside } from './codes-beside.ts'
import { footerOf } from './footer.ts'
import type { ExportColumn, ExportPlan } from './plan.ts'
import { type Found, portionsOf } from './rows.ts'
import { csvOf, type SheetColumn, xlsxOf } from './sheet.ts'

interface Progress {
  /** How many rows have been written. */
  readonly written?: (rows: number) => void
  /** Asked between two portions: nobody waits for it any more. */
  readonly cancelled?: () => boolean
}

/** The file of an export, written while its rows are read. Of the rows no more than a portion is ever held. */
export async function writtenOf(
  unit: Unit,
  resource: AnyResource,
  plan: ExportPlan,
  found: Found,
  { written = () => {}, cancelled = () => false }: Progress = {},
): Promise<Bytes> {
  const cells = await cellsOf(unit.app, unit.actor.tenantId, resource, plan.columns)
  const besideOf = await codesBeside(unit, resource, plan.columns)
  const footer = await footerOf(unit, resource, plan, found.total)

  async function* rows() {
    let count = 0
    for await (const portion of portionsOf(unit, resource, found)) {
      if (cancelled()) throw new Error('nobody waits for this export')
      const beside = await besideOf(portion)
      for (const row of portion) yield cells(row, beside)
      count += portion.length
      written(count)
    }
    // A sheet tells whose it is; a csv file is read by machines, and holds its rows alone.
    if (plan.format === 'xlsx') yield [footer]
  }
  const shown = shownFields(resource)
  const columns = plan.columns.map((column) => ({ title: column.title, shape: shapeOf(column, shown) }))
  return (plan.format === 'csv' ? csvOf : xlsxOf)(columns, rows())
}

function shapeOf({ fields }: ExportColumn, shown: ReadonlyMap<string, Field>): SheetColumn['shape'] {
  const [only, ...others] = fields
  const kind = others.length === 0 && only ? shown.get(only)?.kind : undefined
  return kind === 'date' || kind === 'moment' || kind === 'money' ? kind : 'text'
}
