import type { Bands } from './bands.ts'
import type { Comparison, Condition } from './condition.ts'
import { type Dictionary, entriesOf } from './dictionary.ts'
import type { Field, Fields } from './field.ts'
import type { AnyResource } from './resource.ts'

/** Which rows a measure counts; without one, all of them. */
interface Counting {
  readonly label: string
  readonly where?: Condition
}

export interface Count extends Counting {
  readonly measure: 'count'
}

/** How many different values a field has: people, and not their applications. */
export interface Distinct<K = string> extends Counting {
  readonly measure: 'distinct'
  readonly field: K
}

/** Of an amount in yuan; of anything else in the unit of the field. */
export interface Sum<K = string> extends Counting {
  readonly measure: 'sum'
  readonly field: K
}

/** Of an amount in yuan, of anything else in the unit of the field; none where no row has the field. */
export interface Mean<K = string> extends Counting {
  readonly measure: 'mean'
  readonly field: K
}

/** Of the values of a field in their order, the one that this part does not go beyond: 0.5 is the middle, 0.9 nine of ten. */
export interface Quantile<K = string> extends Counting {
  readonly measure: 'quantile'
  readonly part: number
  readonly field: K
}

/** In percent of another measure; none where that is nothing. */
export interface Ratio<M = string> {
  readonly measure: 'ratio'
  readonly label: string
  readonly part: M
  readonly whole: M
}

export type Measure = Count | Distinct | Sum | Mean | Quantile | Ratio

/** Steps of time: by the calendar, or the hours of a day and the days of a week laid over one another. */
export type Each = 'day' | 'week' | 'month' | 'year' | 'hour' | 'weekday'

/** How measures are drawn. `by` is one of the declared groups; left out, the one that the table is cut by. */
export type Chart<M = string, B = string> =
  | {
      readonly chart: 'bars'
      readonly of: readonly M[]
      readonly by?: B
      readonly stackedBy?: B
      readonly most?: number
    }
  | { readonly chart: 'ring'; readonly of: readonly M[]; readonly by: B }
  | { readonly chart: 'map'; readonly of: readonly M[]; readonly by: B }
  | { readonly chart: 'trend'; readonly of: readonly M[]; readonly each: Each; readonly by?: B }

/** Rows whose field has one of these codes. */
export const among = (field: string, ...codes: readonly string[]): Condition => ({
  field,
  is: 'among',
  value: codes,
})

export const count = (label: string, where?: Condition): Count => ({
  measure: 'count',
  label,
  ...(where && { where }),
})
/** Stands for the day on which figures are asked for, in a condition of a declaration of figures. */
export const today = '@today'

/** The rows of each code of a dictionary, in its order and by its words: measures called by field and code, `studentState01`. */
export const countEach = <const K extends string, const C extends string>(
  field: K,
  dictionary: Dictionary<C>,
) =>
  Object.fromEntries(
    entriesOf(dictionary).map(([code, label]) => [`${field}${code}`, count(label, among(field, code))]),
  ) as { readonly [P in `${K}${C}`]: Count }
export const distinct = <const K extends string>(
  field: K,
  label: string,
  where?: Condition,
): Distinct<K> => ({
  measure: 'distinct',
  field,
  label,
  ...(where && { where }),
})
export const sum = <const K extends string>(field: K, label: string, where?: Condition): Sum<K> => ({
  measure: 'sum',
  field,
  label,
  ...(where && { where }),
})
export const mean = <const K extends string>(field: K, label: string, where?: Condition): Mean<K> => ({
  measure: 'mean',
  field,
  label,
  ...(where && { where }),
})
export const quantile = <const K extends string>(
  part: number,
  field: K,
  label: string,
  where?: Condition,
): Quantile<K> => ({ measure: 'quantile', part, field, label, ...(where && { where }) })
export const ratio = <const A extends string, const B extends string>(
  part: A,
  whole: B,
  label: string,
): Ratio<A | B> => ({ measure: 'ratio', label, part, whole })

type Several<M> = M | readonly M[]
const several = <M>(of: Several<M>) => (Array.isArray(of) ? of : [of]) as readonly M[]

/** Ranked and lying, or standing and stacked to a sum by a second group. */
export const bars = <const M extends string, const B extends string = never>(
  of: Several<M>,
  more: { readonly by?: B; readonly stackedBy?: B; readonly most?: number } = {},
): Chart<M, B> => ({ chart: 'bars', of: several(of), ...more })
/** Parts of a whole. */
export const ring = <const M extends string, const B extends string>(of: M, by: B): Chart<M, B> => ({
  chart: 'ring',
  of: [of],
  by,
})
/** By province, on the map of China: `by` is a reference to the administrative divisions. */
export const map = <const M extends string, const B extends string>(of: M, by: B): Chart<M, B> => ({
  chart: 'map',
  of: [of],
  by,
})
export const trend = <const M extends string, const B extends string = never>(
  of: Several<M>,
  more: { readonly each: Each; readonly by?: B },
): Chart<M, B> => ({ chart: 'trend', of: several(of), ...more })

/** Where a screen of figures begins in time: this term by the school's calendar, or so many days up to today. */
export type Since = 'term' | 'school-year' | number

interface Declared<B, MS> {
  /** The component path of its screen. */
  readonly path: `${string}/${string}`
  readonly title: string
  /** The day or moment by which rows lie in time. Left out, all rows count as they are now. */
  readonly over?: string
  /** Days between which a row holds; asked for one day, those count that hold on it. */
  readonly during?: { readonly since: string; readonly until: string }
  readonly since?: Since
  /** So many days after today it ends, where rows lie ahead; else with today. */
  readonly ahead?: number
  /** Only these rows, whatever is asked. */
  readonly where?: Condition
  /**
   * Only the rows with the greatest value of this field, unless it is filtered or grouped by: the last year of a list by
   * years. Of a reference, those that point at the row which its own list shows first: the last round. Where it is grouped
   * by, what is not cut by it, as the totals, is of the last one.
   */
  readonly latest?: string
  /** Asked again every fifteen seconds while somebody looks. */
  readonly live?: true
  /** What the table may be cut by, the first one to begin with: fields, or paths such as `studentId.majorId`. */
  readonly by: B
  /** Dates among the groups, put together by how long ago they are on the day on which they are asked for. */
  readonly bands?: Readonly<Record<string, Bands>>
  /** What a group behind a reference is called, where the label of its field says too little: 省份 of a birthplace. */
  readonly called?: Readonly<Record<string, string>>
  readonly measures: MS
  readonly charts: readonly Chart[]
  /** The screen that its numbers lead to, where the rows stand on no plain list. */
  readonly leadsTo?: `${string}/${string}`
  /** Groups of fewer rows than this are not told, nor what would say them by subtraction. */
  readonly least?: number
}

/** Figures of the rows of one resource, in one declaration: their query, their calls, their screen. */
export interface Stats extends Declared<readonly string[], Readonly<Record<string, Measure>>> {
  readonly of: AnyResource
}

type Of<F, Kind extends Field['kind']> = {
  [K in keyof F]: F[K] extends { readonly kind: Kind } ? K : never
}[keyof F] &
  string
type Numeric<F> = Of<F, 'integer' | 'decimal' | 'money'>
type Temporal<F> = Of<F, 'date' | 'moment'>
type Path<F> = (keyof F & string) | `${Of<F, 'reference'>}.${string}`
type Plain<MS> = { [K in keyof MS]: MS[K] extends Ratio ? never : K }[keyof MS] & string

/** What a measure must be, given the fields and the other measures. */
type Fitting<F, MS, M> = M extends Ratio
  ? Ratio<Plain<MS>>
  : M extends Sum
    ? Sum<Numeric<F>>
    : M extends Mean
      ? Mean<Numeric<F>>
      : M extends Quantile
        ? Quantile<Numeric<F>>
        : M extends Distinct
          ? Distinct<keyof F & string>
          : Count

/**
 * Declares figures. Measures and charts are checked against the fields by the compiler, what stands behind the first dot
 * of a path by tests/contracts/declared/stats.test.ts.
 */
export const stats = <
  F extends Fields,
  const B extends readonly Path<F>[],
  const MS extends Readonly<Record<string, Measure>>,
>(
  declared: Omit<Declared<B, MS>, 'over' | 'during' | 'latest' | 'bands' | 'measures' | 'charts'> & {
    readonly of: { readonly name: AnyResource['name']; readonly fields: F }
    readonly over?: Temporal<NoInfer<F>>
    readonly during?: { readonly since: Temporal<NoInfer<F>>; readonly until: Temporal<NoInfer<F>> }
    readonly latest?: keyof NoInfer<F> & string
    readonly bands?: { readonly [K in Of<NoInfer<F>, 'date'>]?: Bands }
    readonly measures: {
      readonly [K in keyof MS]: MS[K] & Fitting<NoInfer<F>, NoInfer<MS>, MS[K]>
    }
    readonly charts: readonly Chart<keyof NoInfer<MS> & string, NoInfer<B>[number]>[]
  },
): Stats => declared as unknown as Stats

/** Whether it needs rows to be anything: no rows are none, but have no mean, no middle and no share. */
export const needsRows = ({ measure }: Measure): boolean =>
  measure === 'mean' || measure === 'quantile' || measure === 'ratio'

/** Whether a measure is of an amount in yuan. */
export const isMoney = ({ of }: Stats, measure: Measure): boolean =>
  'field' in measure && (of.fields as Readonly<Record<string, Field>>)[measure.field]?.kind === 'money'

const isToday = (condition: Condition): condition is Comparison =>
  'field' in condition && condition.value === today

function conditionOn(condition: Condition, day: string): Condition {
  if ('all' in condition) return { all: condition.all.map((part) => conditionOn(part, day)) }
  if ('any' in condition) return { any: condition.any.map((part) => conditionOn(part, day)) }
  if ('not' in condition) return { not: conditionOn(condition.not, day) }
  return isToday(condition) ? { ...condition, value: day } : condition
}

/** Whether a cut sets the rounds or years of `latest` side by side: they are compared then, and never added up. */
export const comparesRounds = (
  { latest }: Pick<Stats, 'latest'>,
  { by, across }: { readonly by: string; readonly across?: string | null | undefined },
): boolean => latest !== undefined && (by === latest || across === latest)

/** The day as of which the counted rows are read, where their resource tells of past days; see `asOf` there. */
export const dayOfRows = ({ of, during }: Stats, on: string | null): string | undefined =>
  !during && of.asOf && on ? on : undefined

/** The same declaration as it is asked on a day, `yyyy-MM-dd`, which stands where it says `today`. */
export const statsOn = (stats: Stats, day: string): Stats => ({
  ...stats,
  ...(stats.where && { where: conditionOn(stats.where, day) }),
  measures: Object.fromEntries(
    Object.entries(stats.measures).map(([name, measure]) => [
      name,
      'where' in measure && measure.where ? { ...measure, where: conditionOn(measure.where, day) } : measure,
    ]),
  ),
})
