import type { FieldKind } from './field.ts'

/** How a field is compared. Which of them a field knows follows from its kind: see `operatorsOf`. */
export const operators = [
  'equals',
  'differs',
  'contains',
  'lacks',
  'begins',
  'ends',
  'above',
  'below',
  'atLeast',
  'atMost',
  'between',
  'among',
  'notAmong',
  'empty',
  'filled',
] as const

export type Operator = (typeof operators)[number]

const whole = ['empty', 'filled'] as const
const equal = ['equals', 'differs'] as const
const set = ['among', 'notAmong'] as const
const ordered = ['above', 'below', 'atLeast', 'atMost', 'between'] as const
const worded = ['contains', 'lacks', 'begins', 'ends'] as const

/** Adding a kind of field breaks this table until it can be compared. The first one is what a new comparison begins with. */
const byKind = {
  text: [...worded, ...equal, ...set, ...whole],
  'long-text': [...worded, ...equal, ...whole],
  'rich-text': ['contains', 'lacks', ...whole],
  integer: [...equal, ...ordered, ...whole],
  decimal: [...equal, ...ordered, ...whole],
  money: [...equal, ...ordered, ...whole],
  'yes-no': [...equal, ...whole],
  date: [...ordered, ...equal, ...whole],
  moment: [...ordered, ...whole],
  time: [...ordered, ...equal, ...whole],
  choice: [...set, ...whole],
  choices: [...set, ...whole],
  reference: [...set, ...whole],
  references: [...set, ...whole],
  files: ['filled', 'empty'],
} as const satisfies Record<FieldKind, readonly Operator[]>

/** How a field of this kind may be compared. */
export const operatorsOf = (kind: FieldKind): readonly Operator[] => byKind[kind]

/** What a value that is only seen in part may be asked: the whole of it, or whether there is any. */
export const operatorsOfMasked: readonly Operator[] = ['equals', ...whole]

export type Comparand = string | number | boolean | readonly (string | number)[]

/** What a row must be like: a tree of comparisons. It is never text that somebody would have to parse. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Comparison

export interface Comparison {
  readonly field: string
  readonly is: Operator
  /** None for `empty` and `filled`; two for `between`; several for `among` and `notAmong`. */
  readonly value?: Comparand | undefined
}

const deepest = 5
export const mostComparisons = 50

/** Whether what arrives from outside is a condition: five levels and fifty comparisons at most. It is counted before it is read. */
export const isCondition = (value: unknown): value is Condition =>
  isCountable(value) && isLevel(value, deepest)

function isLevel(value: unknown, below: number): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  if (keys.includes('field')) return isComparison(value)
  const [key = ''] = keys
  if (below === 0 || keys.length !== 1) return false
  const inner: unknown = Object(value)[key]
  if (key === 'not') return isLevel(inner, below - 1)
  const isGroup = (key === 'all' || key === 'any') && Array.isArray(inner)
  return isGroup && inner.length > 0 && inner.every((part) => isLevel(part, below - 1))
}

const isOperator = (value: unknown): value is Operator => operators.some((operator) => operator === value)

function isComparison(value: object): boolean {
  const { field, is, value: comparand, ...others } = value as Readonly<Record<string, unknown>>
  const isNamed = typeof field === 'string' && field.length > 0 && field.length <= 64
  return isNamed && isOperator(is) && Object.keys(others).length === 0 && isComparand(comparand)
}

function isComparand(value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return true
  return Array.isArray(value) ? value.length <= 200 && value.every(isLeaf) : isLeaf(value)
}

const isLeaf = (value: unknown) =>
  (typeof value === 'string' && value.length <= 200) || (typeof value === 'number' && Number.isFinite(value))

/** Whether it has no more comparisons than it may, and no more parts around them than there are levels. */
export function isCountable(condition: unknown): boolean {
  const waiting = [condition]
  let [comparisons, groups] = [0, 0]
  while (waiting.length > 0) {
    const inner = partsOf(waiting.pop())
    if (inner) groups += 1
    else comparisons += 1
    const parts = comparisons + groups + waiting.length + (inner?.length ?? 0)
    if (comparisons > mostComparisons || parts > mostComparisons * (deepest + 1)) return false
    waiting.push(...(inner ?? []))
  }
  return true
}

function partsOf(part: unknown): readonly unknown[] | undefined {
  const { all, any, not } = Object(part)
  const several = all ?? any
  return Array.isArray(several) ? several : not === undefined ? undefined : [not]
}

/** Every comparison of a condition, from left to right. */
export function comparisonsIn(condition: Condition): readonly Comparison[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsIn)
  if ('any' in condition) return condition.any.flatMap(comparisonsIn)
  if ('not' in condition) return comparisonsIn(condition.not)
  return [condition]
}
