import { stepped } from './figures.ts'
import type { Chart, Stats } from './stats.ts'

/** The groups that a chart needs, where the table is cut by `by`. */
export const groupsOf = (chart: Chart, by: string): readonly string[] => {
  if (chart.chart === 'trend') return [stepped(chart.each), ...(chart.by ? [chart.by] : [])]
  if (chart.chart === 'bars') return [chart.by ?? by, ...(chart.stackedBy ? [chart.stackedBy] : [])]
  return [chart.by]
}

/** Every cut that a screen of figures shows: the totals, the table with its sums, and each chart. */
export function setsOf(
  { charts }: Pick<Stats, 'charts'>,
  by: string,
  across: string | undefined,
): readonly (readonly string[])[] {
  const table = across ? [[by], [across], [by, across]] : [[by]]
  const sets = [[], ...table, ...charts.map((chart) => groupsOf(chart, by))]
  const distinct = Map.groupBy(sets, (set) => set.toSorted().join(' '))
  return [...distinct.values()].flatMap(([first = []]) =>
    new Set(first).size === first.length ? [first] : [],
  )
}

/** Whether two sets are cut alike. */
export const isCut = (by: readonly string[], groups: readonly string[]) =>
  by.length === groups.length && groups.every((group) => by.includes(group))
