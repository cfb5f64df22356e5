import type { TFunction } from 'i18next'
import type { Series } from '#design-system/parts/chart/cartesian.ts'
import type { Part } from '#design-system/parts/chart/parts.ts'
import type { FigureRow, Period } from '#domain/kernel/figures.ts'
import type { Chart } from '#domain/kernel/stats.ts'
import type { ShownMeasure } from './measures.ts'
import { stepsIn } from './steps.ts'
import type { Names } from './use-names.ts'

/** More bars than this are read in the table. */
const mostBars = 15
/** More colours than this nobody tells apart: what is left is one. */
const mostSeries = 6
const mostParts = 7

interface Given {
  readonly groups: readonly string[]
  readonly rows: readonly FigureRow[]
  readonly measures: readonly ShownMeasure[]
  readonly names: Names
  readonly period: Period | null
  readonly t: TFunction
}

type Keyed = ReadonlyMap<string, FigureRow>
const keyOf = (...keys: readonly (string | null | undefined)[]) =>
  JSON.stringify(keys.map((key) => key ?? null))

/** The groups and the measure of a figure in a chart's table; none where several groups are drawn as one. */
export type CellOf = (row: number, column: number) => Cell | undefined
interface Cell {
  readonly groups: Readonly<Record<string, string | null>>
  readonly measure: string
  readonly figure: number | null
}

interface Value {
  readonly key: string | null
  readonly label: string | null
  readonly sum: number
}

/** The values of one group, the largest first, with the sum of a measure over the others. */
function valuesAt(rows: readonly FigureRow[], at: number, measure: ShownMeasure): readonly Value[] {
  const found = new Map<string | null, Value>()
  for (const { keys, labels, figures } of rows) {
    const key = keys[at] ?? null
    const before = found.get(key)?.sum ?? 0
    found.set(key, { key, label: labels[at] ?? null, sum: before + (figures[measure.at] ?? 0) })
  }
  return [...found.values()].sort((a, b) => b.sum - a.sum)
}

/** Categories and series of bars and trends. */
export function seriesOf(chart: Extract<Chart, { chart: 'bars' | 'trend' }>, given: Given) {
  const { groups, rows, measures, names, period, t } = given
  const [first = '', second] = groups
  const [measure] = measures as readonly [ShownMeasure]
  const byKey: Keyed = new Map(rows.map((row) => [keyOf(...row.keys), row]))
  // What has no mean, no middle and no share has no bar, and takes the place of none.
  const drawn = rows.filter(({ figures }) => measures.some(({ at }) => typeof figures[at] === 'number'))
  const categories =
    chart.chart === 'trend' && period
      ? stepsIn(chart.each, period).map((key) => ({ key, label: null }))
      : ranked(valuesAt(drawn, 0, measure), first, names).slice(
          0,
          chart.chart === 'bars' ? (chart.most ?? mostBars) : undefined,
        )
  const name = (
    group: string,
    { key, label }: { readonly key: string | null; readonly label: string | null },
  ) => names.key(group, key, label)
  const parts = second ? split(categories, second, given, byKey) : undefined
  const cellOf: CellOf = (row, column) => {
    const category = categories[row]
    if (!category) return
    const groups = { [first]: category.key }
    if (!second) {
      const one = measures[column]
      return (
        one && { groups, measure: one.name, figure: byKey.get(keyOf(category.key))?.figures[one.at] ?? null }
      )
    }
    const key = parts?.keys[column]
    if (key === undefined) return
    const figure = byKey.get(keyOf(category.key, key))?.figures[measure.at] ?? null
    return { groups: { ...groups, [second]: key }, measure: measure.name, figure }
  }
  return {
    cellOf,
    categoryName: names.group(first),
    categories: categories.map((category) => name(first, category)),
    series: parts
      ? parts.series
      : measures.map(
          ({ at, label, ofNothing }): Series => ({
            name: label,
            values: categories.map(({ key }) => byKey.get(keyOf(key))?.figures[at] ?? ofNothing),
          }),
        ),
  }

  function split(
    categories: readonly { readonly key: string | null }[],
    group: string,
    { rows }: Given,
    byKey: Keyed,
  ) {
    // As of parts of a ring: what has no figure anywhere has no name in the legend either.
    const values = valuesAt(rows, 1, measure).filter(({ sum }) => sum !== 0)
    const told = values.slice(0, values.length > mostSeries ? mostSeries - 1 : mostSeries)
    const rest = values.slice(told.length)
    const figure = (category: string | null, key: string | null) =>
      byKey.get(keyOf(category, key))?.figures[measure.at] ?? measure.ofNothing
    const ordered = inOrder(told, group, names)
    const series: readonly Series[] = [
      ...ordered.map(
        (value): Series => ({
          name: name(group, value),
          values: categories.map(({ key }) => figure(key, value.key)),
          tone: names.tone(group, value.key),
        }),
      ),
      ...(rest.length > 0
        ? [
            {
              name: t('其他'),
              values: categories.map(({ key }) =>
                rest.reduce((sum, value) => sum + (figure(key, value.key) ?? 0), 0),
              ),
            },
          ]
        : []),
    ]
    return { series, keys: ordered.map(({ key }) => key) }
  }
}

/** Steps of a dictionary or of time keep their order; what is ranked is ranked. */
const ranked = (values: readonly Value[], group: string, names: Names) =>
  names.isCourse(group) || (names.isCode(group) && values.length <= mostSeries)
    ? inOrder(values, group, names)
    : values

const inOrder = (values: readonly Value[], group: string, names: Names) =>
  values.toSorted((a, b) => names.place(group, a.key) - names.place(group, b.key))

/** Parts of a whole, the largest first, the smallest together. */
export function partsOf(
  rows: readonly FigureRow[],
  measure: ShownMeasure,
  group: string,
  names: Names,
  t: TFunction,
): { readonly parts: readonly Part[]; readonly cellOf: CellOf } {
  const values = valuesAt(rows, 0, measure).filter(({ sum }) => sum > 0)
  const told = values.slice(0, values.length > mostParts ? mostParts - 1 : mostParts)
  const rest = values.slice(told.length).reduce((sum, value) => sum + value.sum, 0)
  const parts = [
    ...told.map(({ key, label, sum }) => ({
      name: names.key(group, key, label),
      value: sum,
      tone: names.tone(group, key),
    })),
    ...(rest > 0 ? [{ name: t('其他'), value: rest }] : []),
  ]
  return {
    parts,
    cellOf: (row) => {
      const value = told[row]
      return value && { groups: { [group]: value.key }, measure: measure.name, figure: value.sum }
    },
  }
}
