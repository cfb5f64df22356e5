import { type RawBuilder, sql } from 'kysely'
import { type Field, type FieldKind, type Fields, isNumeric, writingsOf } from '#domain/kernel/field.ts'
import { readYuan, type Yuan } from '#domain/kernel/money.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { columnOf, written } from './columns.ts'
import { type FieldVisibility, seesWhole } from './field-visibility.ts'
import { badParameter } from './query-string.ts'

type Condition = RawBuilder<boolean>

/** A filter as it is asked: the field, its name, and whatever stood behind `params.name`. */
export interface Asked {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  /** A personal value that is not shown may not be guessed piece by piece either. */
  readonly whole: boolean
}

/** Adding a kind of field breaks this line until lists can be filtered by it. */
const conditions = {
  text: contains,
  'long-text': contains,
  'rich-text': contains,
  integer: between,
  decimal: between,
  money: between,
  'yes-no': is,
  date: between,
  moment: between,
  time: between,
  choice: among,
  choices: overlapping,
  reference: among,
  references: overlapping,
  files: filled,
} as const satisfies Record<FieldKind, (asked: Asked) => readonly Condition[]>

/** What a filter asks of a row; nothing when it was left empty. */
export const conditionsOf = (asked: Asked): readonly Condition[] =>
  asked.value === undefined || asked.value === '' ? [] : conditions[asked.field.kind](asked)

const longestText = 200
const mostValues = 200

const unclear = ({ name, field }: Asked): never => badParameter(name, `查询条件“${field.label}”不正确`)

function textOf(asked: Asked, value: unknown = asked.value): string {
  if (typeof value !== 'string' || value.includes('\0')) return unclear(asked)
  if (value.length <= longestText) return value
  return badParameter(asked.name, `查询条件“${asked.field.label}”不能超过 ${longestText} 个字`)
}

const columnIn = ({ name }: Pick<Asked, 'name'>) => sql.raw(columnOf(name))

/** `%`, `_` and `\` stand for themselves. */
const like = (name: string, text: string): Condition =>
  sql`${columnIn({ name })} ilike ${`%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`}`

const likeAny = (name: string, texts: readonly string[]): Condition => {
  const [only, ...others] = texts.map((text) => like(name, text))
  return others.length === 0 && only ? only : sql`(${sql.join([only, ...others], sql` or `)})`
}

const isAny = (name: string, texts: readonly string[]): Condition =>
  texts.length === 1
    ? sql`${columnIn({ name })} = ${texts[0]}`
    : sql`${columnIn({ name })} in (${sql.join(texts)})`

function contains(asked: Asked) {
  const texts = writingsOf(asked.field, textOf(asked).trim())
  return [asked.whole ? isAny(asked.name, texts) : likeAny(asked.name, texts)]
}

function is(asked: Asked) {
  const text = textOf(asked)
  if (text !== 'true' && text !== 'false') return unclear(asked)
  return [sql<boolean>`${columnIn(asked)} = ${text === 'true'}`]
}

/** Whether there are any. */
function filled(asked: Asked) {
  const text = textOf(asked)
  if (text !== 'true' && text !== 'false') return unclear(asked)
  const column = columnIn(asked)
  return [
    text === 'true' ? sql<boolean>`(${column} <> '')` : sql<boolean>`(${column} is null or ${column} = '')`,
  ]
}

function among(asked: Asked) {
  if (typeof asked.value !== 'string') return unclear(asked)
  const values = asked.value.split(',')
  if (values.length > mostValues)
    return badParameter(asked.name, `查询条件“${asked.field.label}”最多 ${mostValues} 项`)
  if (!values.every((value) => fits(asked.field, value))) return unclear(asked)
  return [sql<boolean>`${columnIn(asked)} in (${sql.join(values)})`]
}

/** Anyone who has any of the codes. */
function overlapping(asked: Asked) {
  const text = textOf(asked)
  if (!fits(asked.field, text)) return unclear(asked)
  return [sql<boolean>`string_to_array(${columnIn(asked)}, ',') && string_to_array(${text}, ',')`]
}

function between(asked: Asked): Condition[] {
  if (typeof asked.value !== 'object' || asked.value === null) return unclear(asked)
  return Object.entries(asked.value).flatMap(([end, value]) => {
    const text = textOf(asked, value)
    if (end !== 'from' && end !== 'to') return unclear(asked)
    return text === '' ? [] : [bounded(asked, end, text)]
  })
}

function bounded(asked: Asked, end: 'from' | 'to', text: string): Condition {
  const { field } = asked
  const value = isNumeric(field.kind) ? numberOf(asked, text) : text
  if (!isNumeric(field.kind) && !fits(field, text)) return unclear(asked)
  const bound = written(field.kind, value)
  return end === 'from' ? sql`${columnIn(asked)} >= ${bound}` : sql`${columnIn(asked)} <= ${bound}`
}

function numberOf(asked: Asked, text: string): number | Yuan {
  if (asked.field.kind === 'money') return readYuan(text) ?? unclear(asked)
  const value = Number(text)
  const whole = asked.field.kind === 'integer' ? /^-?\d{1,9}$/ : /^-?\d{1,12}(\.\d{1,12})?$/
  return whole.test(text) ? value : unclear(asked)
}

const fits = (field: Field, value: string) => field.schema.safeParse(value).success && !value.includes('\0')

/** A search box looks through every searchable field that the asker sees whole; where that is none, it finds nothing. */
export function searchOf(
  { fields }: AnyResource,
  value: unknown,
  visibility: FieldVisibility,
): RawBuilder<boolean>[] {
  if (value === '' || value === undefined) return []
  if (typeof value !== 'string' || value.length > longestText || value.includes('\0'))
    return badParameter('search', '搜索内容不正确')
  const searched = Object.entries(fields as Fields).filter(([, { searchable }]) => searchable)
  if (searched.length === 0) return badParameter('search', '不支持的查询条件：search')
  const text = value.trim()
  const found = searched
    .filter(([name]) => seesWhole(visibility, name))
    .map(([name, field]) => likeAny(name, writingsOf(field, text)))
  return [sql`(${sql.join([sql`false`, ...found], sql` or `)})`]
}
