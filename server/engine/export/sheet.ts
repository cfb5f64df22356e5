import { type CellStyle, type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { readYuan } from '#domain/kernel/money.ts'
import { guarded, spelledOut } from '#domain/kits/spreadsheet-text.ts'
import type { Bytes } from '#server/core/files/file-store.ts'
import type { Cell } from './cells.ts'

export interface SheetColumn {
  readonly title: string
  /** How a spreadsheet shows the days, moments or amounts in it. */
  readonly shape: 'text' | 'date' | 'moment' | 'money'
}

type Rows = AsyncIterable<readonly Cell[]>

const formats = {
  text: undefined,
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
  money: '#,##0.00',
} as const
/** The longest text that a cell of a sheet holds. */
const longestCell = 32_767
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them at all
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** XML knows one end of a line only. */
const kept = (text: string) =>
  spelledOut(text.replace(unwritable, '').replace(/\r\n?/g, '\n').slice(0, longestCell))

/** Spreadsheets keep moments without a zone: what the school's clock showed is told as if it were UTC. */
function cellFor({ shape }: SheetColumn, cell: Cell) {
  if (typeof cell !== 'string') return cell
  if (shape === 'text') return kept(cell)
  if (shape === 'money') return readYuan(cell) === undefined ? kept(cell) : Number(cell)
  const at = new Date(shape === 'date' ? `${cell}T00:00:00Z` : `${cell.replace(' ', 'T')}Z`)
  return Number.isNaN(at.getTime()) ? kept(cell) : at
}

async function* typed(columns: readonly SheetColumn[], rows: Rows) {
  for await (const row of rows) yield row.map((cell, at) => cellFor(columns[at] ?? plain, cell))
}
const plain: SheetColumn = { title: '', shape: 'text' }

/** So many rows tell how wide a column is; the sheet begins before its others are read. */
const measured = 200

/** The first rows, and all of them once more from the beginning. */
async function begun(rows: Rows) {
  const source = rows[Symbol.asyncIterator]()
  const first: (readonly Cell[])[] = []
  while (first.length < measured) {
    const { done, value } = await source.next()
    if (done) break
    first.push(value)
  }
  async function* all() {
    yield* first
    for (;;) {
      const { done, value } = await source.next()
      if (done) return
      yield value
    }
  }
  return { first, rows: all() }
}

/** Letters of a column that is as wide as what stands in it; a Chinese one is as wide as two. */
function widthFor({ title, shape }: SheetColumn, cells: readonly Cell[]) {
  const least = { text: 6, date: 11, moment: 20, money: 12 }[shape]
  const longest = Math.max(least, ...[title, ...cells].map((cell) => lettersIn(String(cell ?? ''))))
  return Math.min(60, longest + 2)
}
const lettersIn = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)

const head: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E79' } },
  alignment: { horizontal: 'center', vertical: 'center' },
}

/** A workbook that is written while its rows arrive. A text becomes a cell of type text: it is never a formula. */
export async function xlsxOf(columns: readonly SheetColumn[], given: Rows): Promise<Bytes> {
  const { first, rows } = await begun(given)
  const laid: ColumnDef[] = columns.map((column, at) => ({
    header: kept(column.title),
    // The footer has one cell, and says nothing of its column.
    width: widthFor(
      column,
      first.flatMap((row) => (row.length > 1 || columns.length === 1 ? [row[at] ?? null] : [])),
    ),
    style: head,
  }))
  /** A column has one style: that of its heading, until the first row is written. */
  async function* styled() {
    for await (const row of typed(columns, rows)) {
      for (const [at, column] of laid.entries()) {
        const numFmt = formats[columns[at]?.shape ?? 'text']
        column.style = numFmt ? { numFmt } : {}
      }
      yield row
    }
  }
  return writeXlsxStream(styled(), { name: 'Sheet1', columns: laid, freezePane: { rows: 1 } })
}

const csvCell = (cell: Cell, column: SheetColumn = plain) => {
  const amount = column.shape === 'money' && readYuan(cell) !== undefined
  const text = typeof cell === 'string' && !amount ? guarded(cell) : String(cell ?? '')
  return `"${text.replaceAll('"', '""')}"`
}
const line = (cells: readonly Cell[], columns: readonly SheetColumn[] = []) =>
  `${cells.map((cell, at) => csvCell(cell, columns[at])).join(',')}\r\n`

/** The same as text, every field in quotation marks (RFC 4180), with the mark by which Excel knows UTF-8. */
export function csvOf(columns: readonly SheetColumn[], rows: Rows): Bytes {
  const encoder = new TextEncoder()
  async function* lines() {
    yield `\ufeff${line(columns.map(({ title }) => title))}`
    for await (const row of rows) yield line(row, columns)
  }
  const source = lines()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await source.return(undefined)
    },
  })
}
