import { harmless } from '#design-system/parts/clipboard/harmless.ts'

export type Cell = string | number | null

/** The figures behind a chart as a table. The first column names the rows. */
export interface Figures {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export const hasFigures = ({ rows }: Figures) =>
  rows.some((row) => row.some((cell) => typeof cell === 'number'))

const plain = (cell: Cell) => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return harmless(cell.replace(/\s+/g, ' '))
}

/** For the clipboard: a spreadsheet pastes it as cells, with figures as numbers. */
export const toTsv = ({ columns, rows }: Figures) =>
  [columns, ...rows].map((row) => row.map(plain).join('\t')).join('\n')
