import { serialToDate } from 'hucre'
import { fromCodes } from '#domain/kits/spreadsheet-text.ts'
import { type SheetMarks, unreadable } from '#domain/sheet/sheet-row.ts'
import { cellText } from './cell-text.ts'
import { noResult } from './error-value.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { shownNumber } from './shown-number.ts'
import { openWorkbook, type Workbook } from './workbook-parts.ts'
import { DayText, lastColumn, lastRow, marksGathered, type WorkbookRow } from './workbook-row.ts'
import { attribute, xmlFeed } from './xml-feed.ts'

/** The rows of one sheet of a workbook, of the first that is not hidden where none is named, one chunk of it at a time. */
export async function* workbookRows(
  bytes: Uint8Array,
  sheet?: string,
): AsyncGenerator<WorkbookRow, SheetMarks, void> {
  const workbook = await openWorkbook(bytes, sheet)
  const shared = workbook.sharedStrings ? await readSharedStrings(workbook.sharedStrings) : () => null
  const rows: WorkbookRow[] = []
  const marks = marksGathered()
  const feed = xmlFeed(rowsHeard(workbook, shared, rows, marks))
  for await (const text of workbook.rows) {
    feed(text)
    yield* rows.splice(0)
  }
  return marks.marks()
}

/** Tells rows as they end (ECMA-376, part 1, 18.3.1.73 and 18.3.1.4). */
function rowsHeard(
  workbook: Workbook,
  shared: SharedStrings,
  rows: WorkbookRow[],
  marks: ReturnType<typeof marksGathered>,
) {
  const gathered = cellText()
  let line = 0
  let values: unknown[] = []
  let column = -1
  let type = ''
  let style = -1
  let hidden = false
  let formula = false
  let answered = false

  function place(value: unknown) {
    if (value === null) return
    while (values.length < column) values.push(null)
    values[column] = value
  }

  function besides(name: 'col' | 'mergeCell', attributes: string) {
    if (name === 'mergeCell') {
      const [from = '', to = from] = (attribute(attributes, 'ref') ?? '').split(':')
      marks.merge(columnOf(from), lineOf(from), lineOf(to))
    } else if (isOutOfSight(attributes, 'width')) {
      const [first, last] = ['min', 'max'].map((edge) => Number(attribute(attributes, edge)) || 1)
      marks.hide((first ?? 1) - 1, (last ?? 1) - (first ?? 1) + 1)
    }
  }

  return {
    ...gathered,
    open(name: string, attributes: string) {
      if (name === 'c') {
        const reference = attribute(attributes, 'r')
        column = reference ? columnOf(reference) : column + 1
        if (column < 0 || column >= lastColumn) unreadable('文件已损坏，无法读取')
        type = attribute(attributes, 't') ?? ''
        style = Number(attribute(attributes, 's') ?? -1)
        formula = false
        answered = false
        gathered.take()
      } else if (name === 'row') {
        // No two rows may share a number, or go back, whatever the file says: the stage turns its pages by it.
        line = Math.max(line + 1, Math.trunc(Number(attribute(attributes, 'r')) || 0))
        if (line > lastRow) unreadable('文件已损坏，无法读取')
        values = []
        column = -1
        hidden = isOutOfSight(attributes, 'ht')
      } else if (name === 'col' || name === 'mergeCell') besides(name, attributes)
      else {
        if (name === 'f') formula = true
        if (name === 'v') answered = true
        gathered.open(name)
      }
    },
    close(name: string) {
      if (name === 'c') {
        const text = gathered.take()
        // A formula may have come to an empty text; to nothing at all it never comes.
        const isEmpty = text === '' && formula && !(type === 'str' && answered)
        place(isEmpty ? noResult : cellValue(type, text, workbook, style, shared))
      } else if (name === 'row') rows.push({ line, values, hidden })
      else gathered.close(name)
    },
  }
}

/** Hidden by its mark, or by a height or width of nothing. */
const isOutOfSight = (attributes: string, size: 'ht' | 'width') =>
  /^(1|true)$/.test(attribute(attributes, 'hidden') ?? '') ||
  /^0(\.0*)?$/.test(attribute(attributes, size) ?? '')

/** What a cell holds by its type (ECMA-376, part 1, 18.18.11); a number may be a day by its style. */
function cellValue(
  type: string,
  text: string,
  { styles, from1904 }: Workbook,
  style: number,
  shared: SharedStrings,
) {
  if (text === '') return null
  if (type === 's') return shared(Number(text))
  if (type === 'b') return text === '1' || text === 'true'
  if (type === 'd') return new DayText(text)
  if (type === 'str' || type === 'inlineStr') return fromCodes(text)
  const number = Number(text)
  if (type === 'e' || Number.isNaN(number)) return text
  const { dated = false, format } = styles[style] ?? {}
  return dated ? serialToDate(number, from1904) : shownNumber(number, format)
}

/** `2` of `B2`, or of `$B$2`. */
const lineOf = (reference: string) => Number(reference.replace(/[$A-Z]/gi, ''))

/** `B` of `B2` is 1. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & 0xdf
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}
