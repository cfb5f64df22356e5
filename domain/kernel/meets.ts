import type { Comparison, Condition, Operator } from './condition.ts'
import { type Field, type Fields, isWorded, writingsOf } from './field.ts'
import { fenOf, readYuan } from './money.ts'
import { plainLine } from './seen-text.ts'

type Row = Readonly<Record<string, unknown>>
type Plain = string | number | boolean | null

/**
 * Whether a row meets a condition, in memory: the same answer that the condition gets from the database. A field that
 * the row lacks is empty, and what cannot be compared is not so.
 */
export function meets(condition: Condition, row: Row, fields: Fields): boolean {
  if ('all' in condition) return condition.all.every((each) => meets(each, row, fields))
  if ('any' in condition) return condition.any.some((each) => meets(each, row, fields))
  if ('not' in condition) return !meets(condition.not, row, fields)
  return compare(condition, plain(row[condition.field], fields[condition.field]), fields[condition.field])
}

const opposites = { differs: 'equals', lacks: 'contains', notAmong: 'among' } as const

/** Adding an operator breaks this table until it can be answered. A value that is null is unlike any other. */
const answers: Readonly<
  Record<
    Exclude<Operator, keyof typeof opposites>,
    (value: Plain, asked: Plain, several: readonly Plain[]) => boolean
  >
> = {
  equals: (value, asked) => value !== null && value === asked,
  contains: (value, asked) => isLike(value, asked, (text, part) => text.includes(part)),
  begins: (value, asked) => isLike(value, asked, (text, part) => text.startsWith(part)),
  ends: (value, asked) => isLike(value, asked, (text, part) => text.endsWith(part)),
  above: (value, asked) => isOrdered(value, asked, (order) => order > 0),
  below: (value, asked) => isOrdered(value, asked, (order) => order < 0),
  atLeast: (value, asked) => isOrdered(value, asked, (order) => order >= 0),
  atMost: (value, asked) => isOrdered(value, asked, (order) => order <= 0),
  between: (value, _, [from = null, to = null]) =>
    isOrdered(value, from, (order) => order >= 0) && isOrdered(value, to, (order) => order <= 0),
  among: (value, _, several) => value !== null && several.includes(value),
  empty: (value) => value === null || value === '',
  filled: (value) => value !== null && value !== '',
}

function compare({ is, value: asked }: Comparison, value: Plain, field: Field | undefined): boolean {
  if (isNegative(is)) return !compare({ field: '', is: opposites[is], value: asked }, value, field)
  const several = Array.isArray(asked) ? asked.flatMap((each) => writingsIn(field, each)) : []
  if (isList(field) && is === 'among')
    return typeof value === 'string' && value.split(',').some((code) => answers.among(code, null, several))
  const each = Array.isArray(asked) ? [null] : writingsIn(field, asked)
  return each.some((one) => answers[is](value, one, several))
}

const isNegative = (is: Operator): is is keyof typeof opposites => is in opposites

/** What is asked, in each shape in which the field may keep it. */
function writingsIn(field: Field | undefined, asked: unknown): readonly Plain[] {
  const value = plain(asked, field)
  if (typeof value !== 'string' || !field) return [value]
  return isWorded(field) ? writingsOf(field, value) : [plainLine(value)]
}

const isList = (field: Field | undefined) => field?.kind === 'choices' || field?.kind === 'references'

/** As it is compared: an amount in whole fen, a list with commas between. */
function plain(value: unknown, field: Field | undefined): Plain {
  if (Array.isArray(value)) return value.join(',')
  if (field?.kind === 'money') {
    const yuan = readYuan(value)
    return yuan === undefined ? null : fenOf(yuan)
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

type Holds = (text: string, part: string) => boolean
const isLike = (value: Plain, asked: Plain, holds: Holds) =>
  value !== null &&
  typeof asked === 'string' &&
  asked.trim() !== '' &&
  holds(String(value).toLowerCase(), asked.trim().toLowerCase())

/** Days, moments and times sort as they are written. */
const isOrdered = (value: Plain, asked: Plain, holds: (order: number) => boolean) =>
  value !== null &&
  typeof value === typeof asked &&
  asked !== null &&
  holds(value > asked ? 1 : value < asked ? -1 : 0)
