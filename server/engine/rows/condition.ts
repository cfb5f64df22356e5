import { type RawBuilder, sql } from 'kysely'
import {
  type Comparand,
  type Comparison,
  type Condition,
  operatorsOf,
  operatorsOfMasked,
} from '#domain/kernel/condition.ts'
import { type Field, isWorded, shapedBy, writingsOf } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { readYuan } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { columnOf, written } from './columns.ts'
import { anyOf, patternOf } from './containing.ts'
import { badParameter } from './query-string.ts'

type Truth = RawBuilder<boolean>

/** A field as it may be asked for. */
export interface Askable {
  readonly field: Field
  /** A personal value that is not shown may not be guessed piece by piece either. */
  readonly whole: boolean
}

/** The whole of a value that the asker sees only in part: an answer to it says as much as showing the value. */
export interface Match {
  readonly field: string
  readonly value: string
}

interface Asked extends Askable {
  readonly name: string
  readonly is: Comparison['is']
  readonly value: Comparand | undefined
  /** Every row that is found answers to this comparison: it stands under no `any` and no `not`. */
  readonly alone: boolean
}

/**
 * A condition in SQL, true of the rows that it asks for. What it does not understand is refused by the name of the
 * field. Nothing of it becomes a part of the statement: names are looked up, values are bound.
 */
export function conditionSql(
  condition: Condition,
  fieldOf: (name: string) => Askable,
  /** Told of every value that is asked for by the whole of it because the asker sees only a part. */
  matching: (match: Match) => void,
): Truth {
  const sqlOf = (each: Condition, alone: boolean): Truth => {
    const parts = (some: readonly Condition[], alone: boolean) => some.map((part) => sqlOf(part, alone))
    if ('all' in each) return joined(parts(each.all, alone), sql` and `)
    if ('any' in each) return joined(parts(each.any, false), sql` or `)
    // What is not known, because the field is empty, is not so: its opposite therefore is.
    if ('not' in each) return sql`(${sqlOf(each.not, false)} is not true)`
    const { field, is, value } = each
    const asked = { name: field, is, value, alone, ...fieldOf(field) }
    const truth = compared(asked)
    if (asked.whole && is === 'equals') matching({ field, value: shapedBy(asked.field, String(value)) })
    return truth
  }
  return sqlOf(condition, true)
}

const joined = (parts: readonly Truth[], by: RawBuilder<unknown>): Truth => sql`(${sql.join(parts, by)})`

/** Adding an operator breaks this table until it can be asked. */
const comparisons = {
  equals: (asked) => same(asked),
  differs: (asked) => sql`(${same(asked)} is not true)`,
  contains: (asked) => like(asked, '%', '%'),
  lacks: (asked) => sql`(${like(asked, '%', '%')} is not true)`,
  begins: (asked) => like(asked, '', '%'),
  ends: (asked) => like(asked, '%', ''),
  above: (asked) => sql`${column(asked)} > ${one(asked)}`,
  below: (asked) => sql`${column(asked)} < ${one(asked)}`,
  atLeast: (asked) => sql`${column(asked)} >= ${one(asked)}`,
  atMost: (asked) => sql`${column(asked)} <= ${one(asked)}`,
  between: (asked) => {
    const [from, to] = severalOf(asked, 2, 2)
    return sql`${column(asked)} between ${bound(asked, from)} and ${bound(asked, to)}`
  },
  among,
  notAmong: (asked) => sql`(${among(asked)} is not true)`,
  empty: (asked) => sql`${blank(asked)}`,
  filled: (asked) => sql`not ${blank(asked)}`,
} as const satisfies Record<Comparison['is'], (asked: Asked) => Truth>

function compared(asked: Asked): Truth {
  const { name, field, is, whole, value, alone } = asked
  const may = whole ? operatorsOfMasked : operatorsOf(field.kind)
  if (!may.includes(is))
    return badParameter(name, phrase('“{{field}}”不支持这种比较', { field: field.label }))
  if (whole && is === 'equals' && !alone)
    return badParameter(
      name,
      phrase('“{{field}}”对您脱敏显示，不能放在“任一”或“都不”的条件组里', { field: field.label }),
    )
  if ((is === 'empty' || is === 'filled') !== (value === undefined)) return unclear(asked)
  return sql`(${comparisons[is](asked)})`
}

const unclear = ({ name, field }: Asked): never =>
  badParameter(name, phrase('查询条件“{{field}}”不正确', { field: field.label }))

const column = ({ name }: Asked) => sql.raw(columnOf(name))

/** An empty text and none at all look the same. */
const blank = (asked: Asked): Truth =>
  isText(asked) ? sql`(${column(asked)} is null or ${column(asked)} = '')` : sql`(${column(asked)} is null)`

const isText = ({ field }: Asked) =>
  ['text', 'long-text', 'rich-text', 'choice', 'choices', 'references', 'files'].includes(field.kind)

function like(asked: Asked, before: string, after: string): Truth {
  const { value } = asked
  if (typeof value !== 'string' || value.includes('\0')) return unclear(asked)
  const writings = writingsOf(asked.field, value)
  if (writings.length === 0) return unclear(asked)
  return anyOf(writings.map((text) => sql<boolean>`${column(asked)} ilike ${patternOf(text, before, after)}`))
}

function among(asked: Asked): Truth {
  const values = severalOf(asked, 1, 200).map((value) => fitting(asked, value))
  return asked.field.kind === 'choices' || asked.field.kind === 'references'
    ? sql`string_to_array(${column(asked)}, ',') && array[${sql.join(values)}]::text[]`
    : sql`${column(asked)} in (${sql.join(values.flatMap((value) => writings(asked, value)))})`
}

function severalOf(asked: Asked, least: number, most: number): readonly (string | number)[] {
  const { value } = asked
  const fine = Array.isArray(value) && value.length >= least && value.length <= most
  return fine ? value : unclear(asked)
}

const one = (asked: Asked) => bound(asked, asked.value)

const same = (asked: Asked): Truth => {
  const [only, ...others] = writings(asked, asked.value)
  const all = sql.join([only, ...others])
  return others.length === 0 ? sql`${column(asked)} = ${only}` : sql`${column(asked)} in (${all})`
}

/** A value with all its writings, where it is a text that has several. */
const writings = (asked: Asked, value: unknown) => {
  const fine = fitting(asked, value)
  const all = typeof fine === 'string' && isWorded(asked.field) ? writingsOf(asked.field, fine) : [fine]
  if (all.length === 0) return unclear(asked)
  return all.map((each) => written(asked.field.kind, each))
}

const bound = (asked: Asked, value: unknown) => written(asked.field.kind, fitting(asked, value))

const largest = { integer: 999_999_999, decimal: 999_999_999_999 }

/** The value, if it is one of the field's kind; what a row could never hold may still be asked for. */
function fitting(asked: Asked, given: unknown): string | number | boolean {
  const { kind } = asked.field
  const value = typeof given === 'string' && !isWorded(asked.field) ? plainLine(given) : given
  if (kind === 'yes-no') return typeof value === 'boolean' ? value : unclear(asked)
  // Conditions that were kept before amounts were texts hold them as numbers.
  if (kind === 'money') return readYuan(value) ?? unclear(asked)
  if (kind === 'integer' || kind === 'decimal') {
    const fine = typeof value === 'number' && Math.abs(value) <= largest[kind]
    return fine && (kind !== 'integer' || Number.isInteger(value)) ? value : unclear(asked)
  }
  if (typeof value !== 'string' || value.includes('\0')) return unclear(asked)
  if (isWorded(asked.field)) return value
  return schemaOf(asked.field).safeParse(value).success && !value.includes(',') ? value : unclear(asked)
}
