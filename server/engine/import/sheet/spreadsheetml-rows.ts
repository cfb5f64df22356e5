import { isDateFormat, serialToDate } from 'hucre'
import { unreadable } from '#domain/sheet/sheet-row.ts'
import { noResult } from './error-value.ts'
import { shownNumber } from './shown-number.ts'
import { lastColumn, lastRow, type WorkbookRow } from './workbook-row.ts'
import { attribute, xmlFeed } from './xml-feed.ts'

/** Characters that are told at once. */
const chunk = 65_536

/** The rows of one sheet of an XML Spreadsheet 2003, of the first where none is named. */
export function* spreadsheetmlRows(document: string, sheet?: string): Generator<WorkbookRow> {
  if (/<!(DOCTYPE|ENTITY)/i.test(document.slice(0, chunk)))
    unreadable('文件含有不允许的文档类型声明，无法读取')
  const rows: WorkbookRow[] = []
  const feed = xmlFeed(rowsHeard(sheet, rows))
  for (let at = 0; at < document.length; at += chunk) {
    feed(document.slice(at, at + chunk))
    yield* rows.splice(0)
  }
}

/** The namespace of its attributes is `ss`, and left out by programs that write it by hand. */
const ss = (attributes: string, name: string) => attribute(attributes, `(?:ss:)?${name}`)

/** Tells rows as they end (XML Spreadsheet Reference, Office 2003). */
function rowsHeard(sheet: string | undefined, rows: WorkbookRow[]) {
  const formats = new Map<string, string>()
  let style = ''
  let chosen: 'none' | 'open' | 'read' = 'none'
  let line = 0
  let values: unknown[] = []
  let column = 0
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
    Row: (attributes) => {
      line = Math.max(line + 1, numberOf(attributes, 'Index'))
      if (line > lastRow) unreadable('文件已损坏，无法读取')
      values = []
      column = 0
    },
    Cell: (attributes) => {
      column = Math.max(column, numberOf(attributes, 'Index') - 1)
      across = numberOf(attributes, 'MergeAcross')
      if (column + across >= lastColumn) unreadable('文件已损坏，无法读取')
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
      rows.push({ line, values })
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

const numberOf = (attributes: string, name: string) =>
  Math.max(0, Math.trunc(Number(ss(attributes, name))) || 0)

function cellValue(type: string | undefined, text: string, format: string): unknown {
  if (type === undefined || text === '') return null
  if (type === 'Boolean') return text === '1'
  if (type === 'DateTime')
    return text
      .slice(0, 19)
      .replace('T', ' ')
      .replace(/ 00:00:00$/, '')
  const number = Number(text)
  if (type !== 'Number' || Number.isNaN(number)) return text
  return isDateFormat(format) || / (Date|Time)$/.test(format)
    ? serialToDate(number)
    : shownNumber(number, format)
}
