import type { Comparand, Comparison, Operator } from '#domain/kernel/condition.ts'
import { type Field, type FieldKind, isNumeric, isWorded } from '#domain/kernel/field.ts'
import { reference } from '#domain/kernel/fields.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { FieldVisibility } from './field-visibility.ts'
import { badParameter, textOf } from './query-string.ts'

/** How clients of this family write a comparison behind the name of a field: `name_like=`. */
const suffixes: Readonly<Record<string, Operator | 'ignored'>> = {
  equal: 'equals',
  notequal: 'differs',
  like: 'contains',
  likeleft: 'ends',
  likeright: 'begins',
  notlike: 'lacks',
  ge: 'atLeast',
  le: 'atMost',
  gt: 'above',
  lt: 'below',
  datege: 'atLeast',
  datele: 'atMost',
  dategt: 'above',
  datelt: 'below',
  dateequal: 'equals',
  null: 'empty',
  notnull: 'filled',
  ignore: 'ignored',
}
const ends: Readonly<Record<string, Operator>> = { from: 'atLeast', to: 'atMost' }

/**
 * Reads filters that stand by themselves, `name=` and `name_like=`. A text without a suffix is contained, a code or a
 * reference is one of several, anything else is equal; what is left empty asks nothing.
 */
export function comparisonsOf(
  resource: AnyResource,
  asked: Readonly<Record<string, unknown>>,
  { access, masks }: FieldVisibility,
): readonly Comparison[] {
  const shown = shownFields(resource)
  const fieldOf = (name: string) => (name === 'id' ? reference('编号', resource.name) : shown.get(name))
  return Object.entries(asked).flatMap(([key, value]) => {
    const [whole = '', suffix, more] = key.split('_')
    const [, name = whole, end] = fieldOf(whole) ? [] : (/^(.+)\.(from|to)$/.exec(whole) ?? [])
    const field = access[name] === 'hidden' ? undefined : fieldOf(name)
    const is = suffix === undefined ? usual(field?.kind, masks.has(name)) : suffixes[suffix]
    if (!field || !is || more !== undefined)
      return badParameter(key, phrase('不支持的查询条件：{{field}}', { field: key }))
    if (typeof value === 'object' && value !== null && suffix === undefined)
      return Object.entries(value).flatMap(([end, text]) =>
        compared(key, { name, field, is: ends[end] ?? badParameter(key) }, text),
      )
    return is === 'ignored' ? [] : compared(key, { name, field, is: end ? (ends[end] ?? is) : is }, value)
  })
}

const usual = (kind: FieldKind | undefined, isMasked: boolean): Operator =>
  !isMasked && (kind === 'text' || kind === 'long-text' || kind === 'rich-text') ? 'contains' : 'equals'

interface Asked {
  readonly name: string
  readonly field: Field
  readonly is: Operator
}

function compared(key: string, asked: Asked, value: unknown): readonly Comparison[] {
  const { name, field, is } = asked
  if (is === 'empty' || is === 'filled') return [{ field: name, is }]
  const given = typeof value === 'number' || typeof value === 'boolean' ? `${value}` : textOf(key, value)
  const text = given && !isWorded(field) ? plainLine(given) : given
  if (!text || plainLine(text) === '') return []
  if (text.length > 2000) return badParameter(key, phrase('查询条件“{{field}}”过长', { field: field.label }))
  const { kind } = field
  if (kind === 'files') return [{ field: name, is: text === 'false' ? 'empty' : 'filled' }]
  if (isSet(kind) && (is === 'equals' || is === 'differs'))
    return [{ field: name, is: is === 'equals' ? 'among' : 'notAmong', value: text.split(',') }]
  if (kind === 'moment' && is === 'equals')
    return [{ field: name, is: 'between', value: [dayAt(text, '00:00:00'), dayAt(text, '23:59:59')] }]
  return [{ field: name, is, value: comparandOf(asked, text) }]
}

const isSet = (kind: FieldKind) =>
  kind === 'choice' || kind === 'choices' || kind === 'reference' || kind === 'references'

/** A number, a truth or a day in the shape in which rows carry it; what is none is refused where it is compared. */
function comparandOf({ field: { kind }, is }: Asked, text: string): Comparand {
  if (isNumeric(kind)) return kind === 'money' || !/^-?\d+(\.\d+)?$/.test(text) ? text : Number(text)
  if (kind === 'yes-no') return { true: true, '1': true, false: false, '0': false }[text] ?? text
  if (kind === 'date') return text.slice(0, 10)
  if (kind === 'moment') return dayAt(text, is === 'atMost' || is === 'above' ? '23:59:59' : '00:00:00')
  return text
}

/** A moment, or of a day alone that time of it. */
const dayAt = (text: string, time: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text} ${time}` : text)
