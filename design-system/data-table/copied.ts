import type { Column } from './column.ts'
import { toTsv } from './tsv.ts'

const textOf = <Row>(column: Column<Row>, row: Row) => {
  if (column.value) return column.value(row)
  const shown = column.cell(row)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null
}

/** The rows as a spreadsheet takes them, under their headings. */
export const copiedRows = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  toTsv([
    columns.map((column) => column.title),
    ...rows.map((row) => columns.map((column) => textOf(column, row))),
  ])
