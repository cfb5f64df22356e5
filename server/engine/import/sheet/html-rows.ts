import { type SheetMarks, sheetLimits, unreadable } from '#domain/sheet/sheet-row.ts'
import { marksGathered, type WorkbookRow } from './workbook-row.ts'
import { xmlFeed } from './xml-feed.ts'

/** Characters that are told at once. */
const chunk = 65_536
/** Pages lay tables into tables; more deeply no program does. */
const deepest = 32

/** The rows of all tables of a page, one under the other as a spreadsheet program shows them. */
export function* htmlRows(page: string): Generator<WorkbookRow, SheetMarks, void> {
  const rows: WorkbookRow[] = []
  const marks = marksGathered()
  const feed = xmlFeed(rowsHeard(rows, marks))
  // A sign of "less than" in a text begins no tag.
  const tags = withoutPrograms(page).replace(/<(?![a-z/!?])/gi, '&lt;')
  for (let at = 0; at < tags.length; at += chunk) {
    feed(tags.slice(at, at + chunk))
    yield* rows.splice(0)
  }
  return marks.marks()
}

/** A page without its programs and styles, in which anything may stand. */
function withoutPrograms(page: string): string {
  const low = page.toLowerCase()
  let kept = ''
  let at = 0
  for (const { index, 1: name } of low.matchAll(/<(script|style)\b/g)) {
    if (index < at) continue
    kept += page.slice(at, index)
    const end = low.indexOf(`</${name}`, index)
    at = end === -1 ? page.length : end
  }
  return kept + page.slice(at)
}

/** A table whose rows are being told. */
interface Table {
  /** A row of it is open, and out of sight. */
  begun: boolean
  hidden: boolean
  /** Columns declared so far. */
  declared: number
  cells: (string | null)[]
  column: number
  /** By column, into how many rows below a cell reaches. */
  readonly spans: number[]
  /** Of the cell that is open. */
  text: string | undefined
  across: number
}

function rowsHeard(rows: WorkbookRow[], marks: ReturnType<typeof marksGathered>) {
  const tables: Table[] = []
  let line = 0

  function endCell(table: Table | undefined) {
    if (!table || table.text === undefined) return
    while (table.cells.length < table.column) table.cells.push(null)
    table.cells.push(table.text.trim() || null)
    table.column += table.across
    table.text = undefined
  }
  function endRow(table: Table | undefined) {
    if (!table?.begun) return
    endCell(table)
    for (const [at, rows] of table.spans.entries()) table.spans[at] = Math.max(0, rows - 1)
    if (table.cells.length > 0) {
      line += 1
      rows.push({ line, values: table.cells, hidden: table.hidden })
    }
    table.begun = false
    table.hidden = false
    table.cells = []
    table.column = 0
  }
  function startRow(table: Table | undefined, attributes: string) {
    endRow(table)
    if (!table) return
    table.begun = true
    table.hidden = isOutOfSight(attributes)
  }
  function declare(table: Table | undefined, attributes: string) {
    if (!table) return
    const count = Math.min(sheetLimits.columns, spanOf(attributes, 'span'))
    if (isOutOfSight(attributes)) marks.hide(table.declared, count)
    table.declared += count
  }
  function startCell(table: Table | undefined, attributes: string) {
    if (!table) return
    endCell(table)
    table.begun = true
    while ((table.spans[table.column] ?? 0) > 0) table.column += 1
    if (table.column > sheetLimits.columns)
      unreadable(`表格的列数超过 ${sheetLimits.columns} 列，请删除多余的列`)
    table.text = ''
    table.across = Math.min(sheetLimits.columns, spanOf(attributes, 'colspan'))
    const down = spanOf(attributes, 'rowspan')
    marks.merge(table.column, line + 1, line + down)
    for (let at = 0; at < table.across; at += 1) table.spans[table.column + at] = down
  }
  const write = (table: Table | undefined, some: string) => {
    if (table?.text !== undefined) table.text += some
  }

  return {
    open(tag: string, attributes: string) {
      const name = tag.toLowerCase()
      const table = tables.at(-1)
      if (name === 'table') {
        if (tables.length === deepest) unreadable('文件内部结构异常，无法读取')
        tables.push({
          begun: false,
          cells: [],
          column: 0,
          spans: [],
          hidden: false,
          declared: 0,
          text: undefined,
          across: 1,
        })
      } else if (name === 'tr') startRow(table, attributes)
      else if (name === 'col') declare(table, attributes)
      else if (name === 'td' || name === 'th') startCell(table, attributes)
      else if (name === 'br') write(table, '\n')
      else if (/^(p|div|li)$/.test(name) && table?.text?.trim()) write(table, '\n')
    },
    close(tag: string) {
      const name = tag.toLowerCase()
      if (name === 'td' || name === 'th') endCell(tables.at(-1))
      else if (name === 'tr') endRow(tables.at(-1))
      else if (name === 'table') endRow(tables.pop())
    },
    text(some: string) {
      write(tables.at(-1), some.replace(/[ \t\r\n\f]+/g, ' '))
    },
  }
}

/** Hidden by its mark or its style, as spreadsheet programs save it. */
const isOutOfSight = (attributes: string) =>
  /display\s*:\s*none|visibility\s*:\s*(?:collapse|hidden)/i.test(attributes) ||
  /\shidden(?=[\s=/]|$)/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'))

/** Over how many columns or rows a cell reaches; quotes round it are as one likes. */
function spanOf(attributes: string, name: 'colspan' | 'rowspan' | 'span'): number {
  const [, digits] = new RegExp(`\\s${name}\\s*=\\s*["']?(\\d{1,5})`, 'i').exec(attributes) ?? []
  return Math.max(1, Number(digits ?? 1))
}
