import { isDateFormat, serialToDate } from 'hucre'
import type { CellObject, ParsingOptions, WorkBook } from 'xlsx'
import { type SheetMarks, UnreadableSheet, unreadable } from '#domain/sheet/sheet-row.ts'
import { shownNumber } from './shown-number.ts'
import { marksGathered, type WorkbookRow } from './workbook-row.ts'

/** The errors of BIFF by their codes ([MS-XLS], 2.5.10). */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

const options = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  // Which rows and columns are hidden.
  cellStyles: true,
  // Before Excel 97 a file may not say in which letters it is written.
  codepage: 936,
} as const satisfies ParsingOptions

/** The rows of one sheet of an .xls, of the first that is not hidden where none is named. The file is held whole. */
export async function* xlsRows(
  bytes: Uint8Array,
  sheet?: string,
): AsyncGenerator<WorkbookRow, SheetMarks, void> {
  const { read, set_cptable } = await import('xlsx')
  set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  const book = opened(() => read(bytes, options))
  const shown = book.SheetNames.find((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden)
  const chosen = book.Sheets[sheet ?? shown ?? book.SheetNames[0] ?? '']
  const from1904 = book.Workbook?.WBProps?.date1904 === true
  const rows = chosen?.['!data'] ?? unreadable('文件已损坏或不是有效的表格，无法读取')
  for (const [at, cells] of rows.entries())
    if (cells)
      yield {
        line: at + 1,
        values: Array.from(cells, (cell) => cellValue(cell, from1904)),
        hidden: chosen?.['!rows']?.[at]?.hidden === true,
      }
  const marks = marksGathered()
  for (const [at, column] of (chosen?.['!cols'] ?? []).entries()) if (column?.hidden) marks.hide(at)
  for (const { s, e } of chosen?.['!merges'] ?? []) marks.merge(s.c, s.r + 1, e.r + 1)
  return marks.marks()
}

/** What the library says of a broken file is for programmers. */
function opened(open: () => WorkBook): WorkBook {
  try {
    return open()
  } catch (error) {
    if (/password|encrypt/i.test(String(error))) unreadable('文件设置了密码，请去掉密码后再上传')
    throw new UnreadableSheet('文件已损坏，无法读取')
  }
}

function cellValue(cell: CellObject | undefined, from1904: boolean): unknown {
  if (cell?.v === undefined) return null
  const format = String(cell.z ?? '')
  if (cell.t === 'e') return errors[Number(cell.v)] ?? '#VALUE!'
  if (typeof cell.v !== 'number') return cell.v
  return isDateFormat(format) ? serialToDate(cell.v, from1904) : shownNumber(cell.v, format)
}
