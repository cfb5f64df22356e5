import type { Comparison, Condition, Operator } from '#domain/kernel/condition.ts'
import type { Field, FieldKind } from '#domain/kernel/field.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'

const operators = {
  equals: '等于',
  differs: '不等于',
  contains: '包含',
  lacks: '不包含',
  begins: '开头是',
  ends: '结尾是',
  above: '大于',
  below: '小于',
  atLeast: '大于等于',
  atMost: '小于等于',
  between: '介于',
  among: '属于',
  notAmong: '不属于',
  empty: '为空',
  filled: '不为空',
} as const satisfies Record<Operator, string>

const ofDays = {
  equals: '是',
  differs: '不是',
  above: '晚于',
  below: '早于',
  atLeast: '不早于',
  atMost: '不晚于',
} as const satisfies Partial<Record<Operator, string>>

/** How an operator is called; of days and times other words are used than of numbers. */
export const operatorLabel = (is: Operator, kind: FieldKind): string =>
  ((kind === 'date' || kind === 'moment' || kind === 'time') &&
    (ofDays as Partial<Record<Operator, string>>)[is]) ||
  operators[is]

export interface Wording {
  readonly t: (text: string) => string
  readonly fieldOf: (name: string) => Field | undefined
  readonly choices: Choices
  /** The title of the row that a reference points at, as far as it is known. */
  readonly nameOf: (target: string, id: string) => string | undefined
}

/** A condition as a sentence: 状态 属于 在读 且（年级 大于等于 2024 或 …）. */
export function sentenceOf(condition: Condition, wording: Wording, inner = false): string {
  const { t } = wording
  const several = (parts: readonly Condition[], by: string) => {
    const said = parts.map((part) => sentenceOf(part, wording, parts.length > 1)).join(` ${by} `)
    return inner && parts.length > 1 ? `（${said}）` : said
  }
  if ('all' in condition) return several(condition.all, t('且'))
  if ('any' in condition) return several(condition.any, t('或'))
  if ('not' in condition) return `${t('排除')}（${sentenceOf(condition.not, wording)}）`
  return comparisonOf(condition, wording)
}

function comparisonOf({ field: name, is, value }: Comparison, wording: Wording): string {
  const { t, fieldOf } = wording
  const field = fieldOf(name)
  if (!field) return name
  const said = `${t(field.label)} ${t(operatorLabel(is, field.kind))}`
  if (value === undefined) return said
  const values = (Array.isArray(value) ? value : [value]).map((each) => wordOf(field, each, wording))
  return `${said} ${values.join(is === 'between' ? ' ~ ' : t('、'))}`
}

function wordOf(field: Field, value: string | number | boolean, { t, choices, nameOf }: Wording): string {
  if (typeof value === 'boolean') return t(value ? '是' : '否')
  const text = String(value)
  if (field.dictionary) return choices(field).find((choice) => choice.value === text)?.label ?? text
  return (field.target && nameOf(field.target, text)) || text
}
