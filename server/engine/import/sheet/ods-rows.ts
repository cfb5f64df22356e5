import { type SheetMarks, sheetLimits, unreadable } from '#domain/sheet/sheet-row.ts'
import { entriesOf } from '#domain/sheet/zip-directory.ts'
import { noResult } from './error-value.ts'
import { partText } from './part-text.ts'
import { codeOrNumber } from './shown-number.ts'
import { DayText, lastRow, marksGathered, type WorkbookRow } from './workbook-row.ts'
import { attribute, xmlFeed } from './xml-feed.ts'

/** Rows that stand one under the other with the same cells. */
interface Repeated extends WorkbookRow {
  readonly times: number
}

/** The rows of one sheet of an OpenDocument spreadsheet, of the first where none is named. */
export async function* odsRows(
  bytes: Uint8Array,
  sheet?: string,
): AsyncGenerator<WorkbookRow, SheetMarks, void> {
  const entries = new Map(entriesOf(bytes).map((entry) => [entry.name, entry]))
  const manifest = entries.get('META-INF/manifest.xml')
  if (manifest) await refuseEncrypted(partText(bytes, manifest))
  const content = entries.get('content.xml') ?? unreadable('文件已损坏，无法读取')
  const rows: Repeated[] = []
  const marks = marksGathered()
  const feed = xmlFeed(rowsHeard(sheet, rows, marks))
  for await (const text of partText(bytes, content)) {
    feed(text)
    // One at a time: anyone who takes them stops at the limit, however many the file says there are.
    for (const { line, times, ...row } of rows.splice(0))
      for (let time = 0; time < times; time += 1) yield { line: line + time, ...row }
  }
  return marks.marks()
}

async function refuseEncrypted(manifest: AsyncIterable<string>) {
  const feed = xmlFeed({
    open: (name) => name === 'encryption-data' && unreadable('文件设置了密码，请去掉密码后再上传'),
  })
  for await (const text of manifest) feed(text)
}

/** What hangs over the cells and has texts of its own. */
const asides = new Set(['annotation', 'frame', 'custom-shape', 'tracked-changes'])

/** Tells rows as they end (OpenDocument 1.3, part 3, 9.1). */
function rowsHeard(sheet: string | undefined, rows: Repeated[], marks: ReturnType<typeof marksGathered>) {
  let aside = 0
  let body: 'none' | 'open' | 'spreadsheet' = 'none'
  let chosen: 'none' | 'open' | 'read' = 'none'
  let line = 0
  let times = 1
  let values: unknown[] = []
  let hidden = false
  /** Columns declared so far, and groups of rows that are folded in. */
  let declared = 0
  const folded: boolean[] = []
  let column = 0
  let cell: string | undefined
  let text = ''
  let paragraphs = 0

  function place(value: unknown, count: number) {
    if (value !== null) {
      if (column + count > sheetLimits.columns)
        unreadable(`表格的列数超过 ${sheetLimits.columns} 列，请删除多余的列`)
      while (values.length < column) values.push(null)
      for (let time = 0; time < count; time += 1) values.push(value)
    }
    column += count
  }

  function openCellPart(name: string, attributes: string) {
    if (name === 'p') {
      text += paragraphs > 0 ? '\n' : ''
      paragraphs += 1
    } else if (name === 's') text += ' '.repeat(Math.min(100, countOf(attributes, 'text:c')))
    else if (name === 'tab') text += '\t'
    else if (name === 'line-break') text += '\n'
  }

  return {
    open(name: string, attributes: string) {
      if (asides.has(name)) aside += 1
      if (aside > 0) return
      // The first in the body says what the document is (OpenDocument 1.3, part 3, 3.3).
      if (body === 'open') body = bodyOf(name)
      if (name === 'body') body = 'open'
      if (name === 'table' && body === 'spreadsheet' && chosen === 'none') {
        if (sheet === undefined || attribute(attributes, 'table:name') === sheet) chosen = 'open'
      } else if (chosen !== 'open') return
      else if (name === 'table-column') {
        const count = countOf(attributes, 'table:number-columns-repeated')
        if (isOutOfSight(attributes)) marks.hide(declared, count)
        declared += count
      } else if (name === 'table-row-group') folded.push(attribute(attributes, 'table:display') === 'false')
      else if (name === 'table-row') {
        hidden = isOutOfSight(attributes) || folded.includes(true)
        times = countOf(attributes, 'table:number-rows-repeated')
        values = []
        column = 0
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = name === 'table-cell' ? attributes : undefined
        text = ''
        paragraphs = 0
        if (cell === undefined) column += countOf(attributes, 'table:number-columns-repeated')
      } else if (cell !== undefined) openCellPart(name, attributes)
    },
    close(name: string) {
      if (asides.has(name)) aside -= 1
      if (aside > 0 || chosen !== 'open') return
      if (name === 'table') chosen = 'read'
      else if (name === 'table-row-group') folded.pop()
      else if (name === 'table-cell' && cell !== undefined) {
        marks.merge(column, line + 1, line + countOf(cell, 'table:number-rows-spanned'))
        place(cellValue(cell, text), countOf(cell, 'table:number-columns-repeated'))
        cell = undefined
      } else if (name === 'table-row') {
        if (values.length > 0) rows.push({ line: line + 1, times, values, hidden })
        line += times
        if (values.length > 0 && line > lastRow) unreadable('文件已损坏，无法读取')
      }
    },
    text(some: string) {
      if (cell !== undefined && aside === 0 && paragraphs > 0) text += some.replace(/\s+/g, ' ')
    },
  }
}

const bodyOf = (name: string): 'spreadsheet' =>
  name === 'spreadsheet'
    ? 'spreadsheet'
    : unreadable('这是文本文档，请把其中的表格复制到表格软件，另存为 .xlsx 后再上传')

/** Hidden by hand, or by a filter. */
const isOutOfSight = (attributes: string) =>
  /^(collapse|filter)$/.test(attribute(attributes, 'table:visibility') ?? '')

const countOf = (attributes: string, name: string) =>
  Math.min(lastRow, Math.max(1, Math.trunc(Number(attribute(attributes, name))) || 1))

/** What a cell holds by its type (OpenDocument 1.3, part 3, 19.385), or what it shows. */
function cellValue(attributes: string, shown: string): unknown {
  const value = (name: string) => attribute(attributes, `office:${name}`)
  if (attribute(attributes, 'calcext:value-type') === 'error') return shown || noResult
  switch (value('value-type')) {
    case undefined:
      return shown || (attribute(attributes, 'table:formula') ? noResult : null)
    case 'float':
    case 'currency':
    case 'percentage':
      return codeOrNumber(Number(value('value') ?? Number.NaN), shown)
    case 'boolean':
      return value('boolean-value') === 'true'
    case 'date':
      return new DayText(value('date-value')?.slice(0, 19) ?? shown)
    case 'string':
      return shown || (value('string-value') ?? null)
    default:
      return shown
  }
}
