import { isDateFormat, serialToDate } from 'hucre'
import { type SheetMarks, unreadable } from '#domain/sheet/sheet-row.ts'
import { noResult } from './error-value.ts'
import { shownNumber } from './shown-number.ts'
import { DayText, lastColumn, lastRow, marksGathered, type WorkbookRow } from './workbook-row.ts'
import { attribute, xmlFeed } from './xml-feed.ts'

/** Characters that are told at once. */
const chunk = 65_536

/** The rows of one sheet of an XML Spreadsheet 2003, of the first where none is named. */
export function* spreadsheetmlRows(
  document: string,
  sheet?: string,
): Generator<WorkbookRow, SheetMarks, void> {
  if (/<!(DOCTYPE|ENTITY)/i.test(document.slice(0, chunk)))
    unreadable('文件含有不允许的文档类型声明，无法读取')
  const rows: WorkbookRow[] = []
  const marks = marksGathered()
  const feed = xmlFeed(rowsHeard(sheet, rows, marks))
  for (let at = 0; at < document.length; at += chunk) {
    feed(document.slice(at, at + chunk))
    yield* rows.splice(0)
  }
  return marks.marks()
}

/** The namespace of its attributes is `ss`, and left out by programs that write it by hand. */
const ss = (attributes: string, name: string) => attribute(attributes, `(?:ss:)?${name}`)

/** Tells rows as they end (XML Spreadsheet Reference, Office 2003). */
function rowsHeard(sheet: string | undefined, rows: WorkbookRow[], marks: ReturnType<typeof marksGathered>) {
  const formats = new Map<string, string>()
  let style = ''
  let chosen: 'none' | 'open' | 'read' = 'none'
  let line = 0
  let values: unknown[] = []
  let column = 0
  let declared = 0
  let hidden = false
  let across = 0
  let cell = ''
  let type: string | undefined
  let text = ''
  let hearing = false
  let comment = false

  const opened: Readonly<Record<string, (attributes: string) => void>> = {
    Style: (attributes) => {
      style = ss(attributes, 'ID') ?? ''
    },
    NumberFormat: (attributes) => {
      formats.set(style, ss(attributes, 'Format') ?? '')
    },
    Worksheet: (attributes) => {
      if (chosen === 'none' && (sheet === undefined || ss(attributes, 'Name') === sheet)) chosen = 'open'
    },
    Column: (attributes) => {
      declared = Math.max(declared, numberOf(attributes, 'Index') - 1)
      const count = 1 + numberOf(attributes, 'Span')
      if (isOutOfSight(attributes, 'Width')) marks.hide(declared, count)
      declared += count
    },
    Row: (attributes) => {
      hidden = isOutOfSight(attributes, 'Height')
      line = Math.max(line + 1, numberOf(attributes, 'Index'))
      if (line > lastRow) unreadable('文件已损坏，无法读取')
      values = []
      column = 0
    },
    Cell: (attributes) => {
      column = Math.max(column, numberOf(attributes, 'Index') - 1)
      across = numberOf(attributes, 'MergeAcross')
      if (column + across >= lastColumn) unreadable('文件已损坏，无法读取')
      marks.merge(column, line, line + numberOf(attributes, 'MergeDown'))
      cell = attributes
      type = undefined
      text = ''
    },
    Comment: () => {
      comment = true
    },
    Data: (attributes) => {
      if (comment) return
      type = ss(attributes, 'Type') ?? 'String'
      hearing = true
    },
  }
  const closed: Readonly<Record<string, () => void>> = {
    Worksheet: () => {
      if (chosen === 'open') chosen = 'read'
    },
    Data: () => {
      hearing = false
    },
    Comment: () => {
      comment = false
    },
    Cell: () => {
      const format = formats.get(ss(cell, 'StyleID') ?? '') ?? ''
      const value = type === undefined && ss(cell, 'Formula') ? noResult : cellValue(type, text, format)
      if (value !== null) {
        while (values.length < column) values.push(null)
        values[column] = value
      }
      column += 1 + across
    },
    Row: () => {
      rows.push({ line, values, hidden })
    },
  }
  const isHeard = (name: string) => chosen === 'open' || name === 'Style' || name === 'NumberFormat'

  return {
    open(name: string, attributes: string) {
      if (isHeard(name) || name === 'Worksheet') opened[name]?.(attributes)
    },
    close(name: string) {
      if (chosen === 'open') closed[name]?.()
    },
    text(some: string) {
      if (hearing) text += some
    },
  }
}

/** Hidden by its mark, or by a height or width of nothing. */
const isOutOfSight = (attributes: string, size: 'Height' | 'Width') =>
  ss(attributes, 'Hidden') === '1' || /^0(\.0*)?$/.test(ss(attributes, size) ?? '')

const numberOf = (attributes: string, name: string) =>
  Math.max(0, Math.trunc(Number(ss(attributes, name))) || 0)

function cellValue(type: string | undefined, text: string, format: string): unknown {
  if (type === undefined || text === '') return null
  if (type === 'Boolean') return text === '1'
  if (type === 'DateTime') return new DayText(text.slice(0, 19))
  const number = Number(text)
  if (type !== 'Number' || Number.isNaN(number)) return text
  return isDateFormat(format) || / (Date|Time)$/.test(format)
    ? serialToDate(number)
    : shownNumber(number, format)
}
