import { z } from 'zod'

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
const mostComparisons = 50

const leaf = z.union([z.string().max(200), z.number(), z.boolean()])
const comparison = z.strictObject({
  field: z.string().min(1).max(64),
  is: z.enum(operators),
  value: z.union([leaf, z.array(z.union([z.string().max(200), z.number()])).max(200)]).optional(),
})

const level = (below: number): z.ZodType<Condition> =>
  below === 0
    ? comparison
    : z.lazy(() => {
        const next = level(below - 1)
        const some = z.array(next).min(1).max(mostComparisons)
        return z.union([
          comparison,
          z.strictObject({ all: some }),
          z.strictObject({ any: some }),
          z.strictObject({ not: next }),
        ])
      })

/** A condition as it arrives from outside: five levels and fifty comparisons at most. */
export const conditionSchema: z.ZodType<Condition> = level(deepest).refine(
  (condition) => comparisonsIn(condition).length <= mostComparisons,
  `条件不能超过 ${mostComparisons} 个`,
)

/** Every comparison of a condition, from left to right. */
export function comparisonsIn(condition: Condition): readonly Comparison[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsIn)
  if ('any' in condition) return condition.any.flatMap(comparisonsIn)
  if ('not' in condition) return comparisonsIn(condition.not)
  return [condition]
}
