import { guarded } from '#domain/kits/spreadsheet-text.ts'
import { saveFile } from '#workbench/engine/import/save-file.ts'

type Rows = readonly (readonly (string | number | null)[])[]

/** A file that spreadsheet programs read as it is meant: UTF-8 with a mark, no cell run as a formula. */
export const csvOf = (rows: Rows): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

const cellOf = (cell: string | number | null) =>
  typeof cell === 'string' ? `"${guarded(cell).replaceAll('"', '""')}"` : String(cell ?? '')

/** The figures of a screen as a file, which needs no server. */
export const saveCsv = (rows: Rows, name: string) =>
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
