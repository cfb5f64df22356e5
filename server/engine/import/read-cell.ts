import { type Field, type FieldKind, isNumeric } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { htmlOfPlain } from '#domain/kernel/html.ts'
import { readYuan } from '#domain/kernel/money.ts'
import { plainDigits, ungrouped } from '#domain/kernel/plain-number.ts'
import { clockSaid } from '#domain/sheet/said-clock.ts'
import { momentSaid } from '#domain/sheet/said-moment.ts'
import type { Cell } from '#domain/sheet/sheet-row.ts'
import { cleanText, halfWidth, unseenSign } from './clean-text.ts'
import { errorIn } from './sheet/error-value.ts'
import { surest } from './sheet/shown-number.ts'

/** A value in the shape of its field, or why there is none. A reference is still the text that is to be found, as it is written. */
export type CellRead = { readonly value: unknown } | { readonly fault: string }

/** The codes of a dictionary by what people write for them. */
export type Codes = ReadonlyMap<string, string>

const value = (value: unknown): CellRead => ({ value })
const wanted = (cell: Cell, what: string): CellRead => ({ fault: `读到“${spoken(cell)}”，${what}` })
const spoken = (cell: Cell) => String(cell).slice(0, 60)

const lostDigits = (cell: Cell) =>
  wanted(cell, '已被表格软件改成科学计数，末位已丢失，请把该列设为文本格式后重新填写')

/** For comparing: spaces, width and case apart. */
export const comparable = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

const compared = new WeakMap<readonly string[], readonly string[]>()

/** Labels for comparing: each list once, not for every cell anew. */
function comparables(labels: readonly string[]): readonly string[] {
  const known = compared.get(labels) ?? labels.map(comparable)
  compared.set(labels, known)
  return known
}

/** What a number has lost can be seen at the number, or where one was written down as a power of ten; in no other text. */
const hasLostDigits = (cell: Cell) =>
  typeof cell === 'number' ? Math.abs(cell) >= surest : /^\s*\d(\.\d+)?e\+\d{1,2}\s*$/i.test(String(cell))

const longText = (_: Field, cell: Cell) => (hasLostDigits(cell) ? lostDigits(cell) : value(cleanText(cell)))

/** The lines of a cell are paragraphs. */
function richText(field: Field, cell: Cell): CellRead {
  const read = longText(field, cell)
  return 'value' in read ? value(htmlOfPlain(String(read.value))) : read
}

/** One line, whatever stood in the cell. */
const named = (_: Field, cell: Cell) =>
  hasLostDigits(cell)
    ? lostDigits(cell)
    : value(
        cleanText(cell)
          .split(/[\r\n\t\v\f\x85\u2028\u2029]/)
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' '),
      )

/** The same with plain digits and letters, as codes and numbers are kept. */
function text(field: Field, cell: Cell): CellRead {
  const read = named(field, cell)
  return 'value' in read ? value(halfWidth(String(read.value))) : read
}

/** What people write behind a number, and mean nothing else by it. */
const unit = /(级|年|届|人|元|个|层|间|名|岁|m[2²]|平方米)$/i
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

function number(field: Field, cell: Cell): CellRead {
  if (typeof cell === 'number') return value(cell)
  const read = ungrouped(plainDigits(cleanText(cell)).replace(unit, '').trimEnd())
  return plainNumber.test(read) && Number.isFinite(Number(read))
    ? value(Number(read))
    : wanted(cell, field.kind === 'integer' ? '应为整数' : '应为数字')
}

function money(_: Field, cell: Cell): CellRead {
  const read = readYuan(typeof cell === 'number' ? cell : cleanText(cell))
  return read === undefined ? wanted(cell, '应为金额，最多两位小数') : value(read)
}

const yes = new Set(['是', '有', '对', '√', '✓', 'y', 'yes', 'true', '1', '启用'])
const no = new Set(['否', '无', '没有', '错', '×', 'x', 'n', 'no', 'false', '0', '停用'])

function yesNo(_: Field, cell: Cell): CellRead {
  const read = comparable(cleanText(cell))
  return yes.has(read) ? value(true) : no.has(read) ? value(false) : wanted(cell, '应为“是”或“否”')
}

/** Days since 1899-12-30, as sheets count them; between 1927 and 2119, lest any number be a day. */
const serialDay = (days: number) =>
  days >= 10_000 && days < 80_000
    ? new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ')
    : undefined

function dayOf(cell: Cell): string | undefined {
  const read = plainDigits(cleanText(cell))
  return /^\d{5}(\.\d+)?$/.test(read) ? serialDay(Number(read)) : momentSaid(read)
}

function date(field: Field, cell: Cell): CellRead {
  const day = dayOf(cell)?.slice(0, 10)
  return day && schemaOf(field).safeParse(day).success ? value(day) : wanted(cell, '应为日期，如 2026-09-01')
}

function moment(field: Field, cell: Cell): CellRead {
  const read = dayOf(cell)
  return read && schemaOf(field).safeParse(read).success
    ? value(read)
    : wanted(cell, '应为时间，如 2026-09-01 08:00')
}

/** A sheet keeps a time of day as a part of a day, and so on the day from which it counts. */
const clockOf = (part: number) => new Date(Math.round(part * 86_400) * 1000).toISOString().slice(11, 19)
const dayCountedFrom = /^(?:1899-12-3[01]|1900-01-0[01]|1904-01-01)[\sT]+/

const partOfSecond = /:\d{2}\.0*[1-9]/

function time(field: Field, cell: Cell): CellRead {
  const read = plainDigits(cleanText(cell)).replace(dayCountedFrom, '')
  const part = /^0?\.\d{1,17}$|^0$/.test(read) ? Number(read) : undefined
  const clock = part === undefined ? clockSaid(read) : clockOf(part)
  // A time of day has no seconds: some would be lost.
  const kept = clock?.endsWith(':00') && !partOfSecond.test(read) ? clock.slice(0, 5) : undefined
  return schemaOf(field).safeParse(kept).success ? value(kept) : wanted(cell, '应为时间，如 08:00、下午 2:30')
}

const offered = (codes: Codes, labels: readonly string[]) =>
  `可填：${labels.slice(0, 8).join('、')}${labels.length > 8 ? ` 等 ${labels.length} 项` : ''}` +
  (codes.size ? '' : '（尚无选项）')

/** A label that is cut short says what it means as long as one only begins so: 必修 is 必修课. */
function codeOf(text: string, codes: Codes, labels: readonly string[]): string | undefined {
  const said = comparable(text)
  const code = codes.get(said)
  if (code !== undefined || said.length < 2) return code
  const begun = comparables(labels).filter((label) => label.startsWith(said))
  return begun.length === 1 ? codes.get(begun[0] ?? '') : undefined
}

function choice(_: Field, cell: Cell, codes: Codes, labels: readonly string[]): CellRead {
  const code = codeOf(cleanText(cell), codes, labels)
  return code === undefined ? wanted(cell, offered(codes, labels)) : value(code)
}

function choices(_: Field, cell: Cell, codes: Codes, labels: readonly string[]): CellRead {
  const parts = cleanText(cell)
    .split(/[,，、;；|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map((part) => codeOf(part, codes, labels))
  const unknown = read.indexOf(undefined)
  if (unknown !== -1) return wanted(parts[unknown] ?? '', offered(codes, labels))
  return value([...new Set(read)].join(','))
}

const readers = {
  text,
  'long-text': longText,
  'rich-text': richText,
  integer: number,
  decimal: number,
  money,
  'yes-no': yesNo,
  date,
  moment,
  time,
  choice,
  choices,
  reference: named,
  references: (_, cell) => wanted(cell, '请在页面上选择'),
  files: (_, cell) => wanted(cell, '文件请在页面上上传'),
} as const satisfies Record<
  FieldKind,
  (field: Field, cell: Cell, codes: Codes, labels: readonly string[]) => CellRead
>

const daysOrTimes: readonly FieldKind[] = ['date', 'moment', 'time']

/** What a spreadsheet program keeps as a day was perhaps typed otherwise: as a text it would be another one, unsaid. */
export function dayFault({ kind }: Field, cell: Cell): string | undefined {
  if (daysOrTimes.includes(kind)) return
  const said = spoken(cell)
  const [, month, day] = /^\d{4}-0?(\d{1,2})-0?(\d{1,2})$/.exec(said) ?? []
  if (isNumeric(kind)) return `读到日期“${said}”，请把该列设为常规格式后重新填写`
  return month
    ? `读到日期“${said}”，已被表格软件改成日期，原来填的可能是“${month}-${day}”，请把该列设为文本格式后重新填写`
    : `读到日期“${said}”，已被表格软件改成日期，请把该列设为文本格式后重新填写`
}

/** What a cell says for a field; an empty one says nothing and is not asked. */
export function readCell(
  field: Field,
  cell: Cell,
  codes: Codes = new Map(),
  labels: readonly string[] = [],
): CellRead {
  const said = String(cell).trim()
  const error = errorIn(said)
  if (error !== undefined) return { fault: error }
  const sign = unseenSign(said)
  if (sign !== undefined) return { fault: `含有看不见的字符 ${sign}，请删除后重新填写` }
  return readers[field.kind](field, cell, codes, labels)
}
