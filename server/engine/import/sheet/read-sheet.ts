import { streamCsvRows } from 'hucre/csv'
import { checkWorkbook } from '#domain/sheet/check-workbook.ts'
import { sheetKindOf } from '#domain/sheet/sheet-kind.ts'
import {
  type Cell,
  type SheetMarks,
  type SheetRow,
  sheetLimits,
  unreadable,
} from '#domain/sheet/sheet-row.ts'
import { textOf } from '#domain/sheet/text-of.ts'
import { htmlRows } from './html-rows.ts'
import { odsRows } from './ods-rows.ts'
import { spreadsheetmlRows } from './spreadsheetml-rows.ts'
import { DayText, type WorkbookRow, type WorkbookRows } from './workbook-row.ts'
import { workbookRows } from './workbook-rows.ts'
import { xlsRows } from './xls-rows.ts'

/** Reads a sheet where it stands. In Node a worker thread does so: see server/node/sheets. */
export async function* readSheet(
  bytes: Uint8Array,
  name: string,
  sheet?: string,
): AsyncGenerator<readonly SheetRow[], SheetMarks, void> {
  let portion: SheetRow[] = []
  let rows = 0
  let characters = 0
  let inPortion = 0
  const source = await rowsOf(bytes, name, sheet)
  let next = await source.next()
  for (; !next.done; next = await source.next()) {
    const { line, values, hidden } = next.value
    const cells = trimmed(values.map(cellOf))
    if (cells.length > sheetLimits.columns)
      unreadable(`表格的列数超过 ${sheetLimits.columns} 列，请删除多余的列`)
    if (cells.every((cell) => cell === null)) continue
    rows += 1
    inPortion += lengthOf(cells)
    if (rows > sheetLimits.rows) unreadable(`一次最多导入 ${sheetLimits.rows} 行，请拆成几个文件`)
    if (characters + inPortion > sheetLimits.characters) unreadable('文件内容过多，请拆成几个文件分别导入')
    const days = values.flatMap((value, at) => (isDay(value) && cells[at] != null ? [at] : []))
    portion.push({ line, cells, ...(hidden && { hidden }), ...(days.length > 0 && { days }) })
    if (portion.length < sheetLimits.portion && inPortion < sheetLimits.portionCharacters) continue
    yield portion
    portion = []
    characters += inPortion
    inPortion = 0
  }
  if (portion.length > 0) yield portion
  return next.value
}

async function rowsOf(bytes: Uint8Array, name: string, sheet?: string): Promise<WorkbookRows> {
  const kind = sheetKindOf(bytes, name)
  if (kind === 'xls') return xlsRows(bytes, sheet)
  if (kind === 'xml') return spreadsheetmlRows(textOf(bytes), sheet)
  if (kind === 'html') return htmlRows(textOf(bytes))
  if (kind === 'text') return textRows(bytes)
  await checkWorkbook(bytes)
  return kind === 'ods' ? odsRows(bytes, sheet) : workbookRows(bytes, sheet)
}

function* textRows(bytes: Uint8Array): Generator<WorkbookRow, SheetMarks, void> {
  let line = 0
  for (const values of streamCsvRows(textOf(bytes))) {
    line += 1
    yield { line, values }
  }
  return { hiddenColumns: [], merged: [] }
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return dayOrMoment(value)
  if (value instanceof DayText) return cellOf(value.text)
  if (typeof value === 'string')
    return value.trim() === ''
      ? null
      : literal(value).slice(0, sheetLimits.cell).replaceAll('\0', '').toWellFormed()
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const isDay = (value: unknown) => value instanceof Date || value instanceof DayText

/** `="0012"` is how a text file keeps a spreadsheet program from making a number of 0012. */
const literal = (text: string) =>
  text.startsWith('="') && text.endsWith('"') && text.length > 3
    ? text.slice(2, -1).replaceAll('""', '"')
    : text

/** A sheet's dates have no zone; the reader tells them as if they were in UTC. */
function dayOrMoment(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  return time === '00:00:00' ? day : `${day} ${time}`
}

const lengthOf = (cells: readonly Cell[]) =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0)

function trimmed(cells: readonly Cell[]): readonly Cell[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
}
