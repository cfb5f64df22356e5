import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import {
  type Field,
  type FieldKind,
  type Fields,
  isNumeric,
  isWorded,
  writingsOf,
} from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { ofBatch } from '#domain/kernel/list-query.ts'
import { readYuan, type Yuan } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { plainLine, seenLine } from '#domain/kernel/seen-text.ts'
import { asSpelt, longestSpelt, spellingOf } from '#server/core/database/spelling.ts'
import { columnOf, written } from './columns.ts'
import { anyOf, patternOf } from './containing.ts'
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

const unclear = ({ name, field }: Asked): never =>
  badParameter(name, phrase('查询条件“{{field}}”不正确', { field: field.label }))

function textOf(asked: Asked, value: unknown = asked.value): string {
  if (typeof value !== 'string' || value.includes('\0')) return unclear(asked)
  if (value.length <= longestText) return isWorded(asked.field) ? value : plainLine(value)
  return badParameter(
    asked.name,
    phrase('查询条件“{{field}}”不能超过 {{count}} 个字', { field: asked.field.label, count: longestText }),
  )
}

const columnIn = ({ name }: Pick<Asked, 'name'>) => sql.raw(columnOf(name))

const like = (name: string, text: string): Condition => sql`${columnIn({ name })} ilike ${patternOf(text)}`

/** Whether the text of a `spelt` field, its pinyin or their initials begin with this word, from any character on. */
export function speltLike(name: string, word: string, alias?: string): readonly Condition[] {
  const asked = asSpelt(word)
  return asked ? [sql`${sql.raw(columnOf(spellingOf(name), alias))} @@ ${asked}::tsquery`] : []
}

/** One or two letters: an index finds them by the spelling alone, which holds every letter of a name. */
export const isShort = (word: string) => /^\p{L}{1,2}$/u.test(word)

/** Whether the spelling of a text alone tells that it has this word in it: it holds all its letters and digits, and nothing else. */
export const isHeld = ({ max = Infinity }: Field, word: string) =>
  isShort(word) || (max <= longestSpelt && /^[\p{L}\p{N}]+$/u.test(word))

/** Whether a spelt text has this word in it, or is spelt so. */
const named = (name: string, field: Field, word: string): readonly Condition[] => {
  const spelt = speltLike(name, word)
  return isHeld(field, word) ? spelt : [...spelt, like(name, word)]
}

/** Whether a text has this word in it, by any of its writings; one that is spelt, also by the sound. */
function found(name: string, field: Field, word: string): Condition {
  return anyOf(
    writingsOf(field, word).flatMap((each) => (field.spelt ? named(name, field, each) : [like(name, each)])),
  )
}

const isAny = (name: string, texts: readonly string[]): Condition =>
  texts.length === 1
    ? sql`${columnIn({ name })} = ${texts[0]}`
    : sql`${columnIn({ name })} in (${sql.join(texts)})`

function contains(asked: Asked) {
  const { name, field, whole } = asked
  const text = textOf(asked)
  const writings = writingsOf(field, text)
  if (writings.length === 0) return []
  return [whole ? isAny(name, writings) : found(name, field, text)]
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
  const values = asked.value.split(',').map(plainLine)
  if (values.length > mostValues)
    return badParameter(
      asked.name,
      phrase('查询条件“{{field}}”最多 {{count}} 项', { field: asked.field.label, count: mostValues }),
    )
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

const fits = (field: Field, value: string) =>
  schemaOf(field).safeParse(value).success && !value.includes('\0')

/** A search box looks through every searchable field that the asker sees whole; where that is none, it finds nothing. */
export function searchOf(
  { fields, manyRows }: AnyResource,
  value: unknown,
  visibility: FieldVisibility,
): RawBuilder<boolean>[] {
  if (value === '' || value === undefined) return []
  if (typeof value !== 'string' || value.length > longestText || value.includes('\0'))
    return badParameter('search', '搜索内容不正确')
  const searched = Object.entries(fields as Fields).filter(([, { searchable }]) => searchable)
  if (searched.length === 0) return badParameter('search', '不支持的查询条件：search')
  const text = seenLine(value).trim()
  if (text === '') return []
  const seen = searched.filter(([name]) => seesWhole(visibility, name))
  // Among many rows no code is asked for by one or two letters: what they find must not read all rows.
  const spelt = seen.filter(([, field]) => field.spelt)
  const sought = manyRows && spelt.length > 0 && isShort(text) ? spelt : seen
  const any = sought.map(([name, field]) => found(name, field, text))
  return [sql`(${sql.join([sql`false`, ...any], sql` or `)})`]
}

/** The rows that one import or batch has written, by its id. */
export function batchOf({ name }: AnyResource, value: unknown): RawBuilder<boolean>[] {
  if (value === '' || value === undefined) return []
  const batch = z.uuid().safeParse(value)
  if (!batch.success) return badParameter(ofBatch, '批次不正确')
  return [
    sql`r.id in (select c.row_id::uuid from security_change_record c where c.tenant_id = r.tenant_id
      and c.resource = ${name} and c.batch = ${batch.data} and c.verb in ('add', 'update'))`,
  ]
}
