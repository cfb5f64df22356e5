import { streamCsvRows } from 'hucre/csv'
import { checkWorkbook } from '#domain/sheet/check-workbook.ts'
import { type Cell, type SheetRow, sheetLimits, unreadable } from '#domain/sheet/sheet-row.ts'
import { textOf } from '#domain/sheet/text-of.ts'
import { workbookRows } from './workbook-rows.ts'

/** Reads a sheet where it stands. In Node a worker thread does so: see server/node/sheets. */
export async function* readSheet(
  bytes: Uint8Array,
  name: string,
  sheet?: string,
): AsyncGenerator<readonly SheetRow[]> {
  let portion: SheetRow[] = []
  let rows = 0
  for await (const { line, cells } of rowsOf(bytes, name, sheet)) {
    if (cells.length > sheetLimits.columns)
      unreadable(`表格的列数超过 ${sheetLimits.columns} 列，请删除多余的列`)
    if (cells.every((cell) => cell === null)) continue
    rows += 1
    if (rows > sheetLimits.rows) unreadable(`一次最多导入 ${sheetLimits.rows} 行，请拆成几个文件`)
    portion.push({ line, cells })
    if (portion.length < sheetLimits.portion) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}

async function* rowsOf(bytes: Uint8Array, name: string, sheet?: string): AsyncGenerator<SheetRow> {
  if (begins(bytes, 0x50, 0x4b)) {
    await checkWorkbook(bytes)
    for await (const { line, values } of workbookRows(bytes, sheet))
      yield { line, cells: trimmed(values.map(cellOf)) }
  } else if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    unreadable('这是旧版 .xls 或加了密码的文件，请另存为不加密的 .xlsx 后再上传')
  else if (/\.(csv|txt|tsv)$/i.test(name)) yield* textRows(bytes)
  else unreadable('只能导入 .xlsx 或 .csv 文件')
}

const begins = (bytes: Uint8Array, ...signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

function* textRows(bytes: Uint8Array): Generator<SheetRow> {
  let line = 0
  for (const values of streamCsvRows(textOf(bytes))) {
    line += 1
    yield { line, cells: trimmed(values.map(cellOf)) }
  }
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return dayOrMoment(value)
  if (typeof value === 'string')
    return value.trim() === '' ? null : value.slice(0, sheetLimits.cell).replaceAll('\0', '')
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** A sheet's dates have no zone; the reader tells them as if they were in UTC. */
function dayOrMoment(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  return time === '00:00:00' ? day : `${day} ${time}`
}

function trimmed(cells: readonly Cell[]): readonly Cell[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
}
