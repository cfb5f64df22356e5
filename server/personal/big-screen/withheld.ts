import type { Course, Grid, Named, WallFigure } from '#domain/system/wall/figure.ts'

/** What groups that are too small go under together. */
const others = '其他'

/** Small groups as one; where that is small still, the next smallest goes with them, or they could be told by subtraction. */
export function together(groups: readonly Named[], least: number): readonly Named[] {
  const bySize = groups.toSorted((one, other) => one.value - other.value)
  let [taken, sum] = [0, 0]
  while (taken < bySize.length && ((bySize[taken]?.value ?? 0) < least || (sum > 0 && sum < least)))
    sum += bySize[taken++]?.value ?? 0
  if (sum === 0) return groups.filter(({ value }) => value > 0)
  const small = new Set(bySize.slice(0, taken))
  return [
    ...groups.filter((group) => !small.has(group)),
    ...(sum >= least ? [{ name: others, value: sum }] : []),
  ]
}

/** Small figures are not told; of one alone the next smallest neither, or the sum less the others would tell it. */
function untold(values: readonly (number | null)[], least: number): readonly (number | null)[] {
  const told = values.flatMap((value, at) => (value ? [{ value, at }] : []))
  const bySize = told.toSorted((one, other) => one.value - other.value)
  const few = bySize.filter(({ value }) => value < least)
  const hidden = new Set((few.length === 1 ? bySize.slice(0, 2) : few).map(({ at }) => at))
  return values.map((value, at) => (hidden.has(at) ? null : value))
}

/** A figure as anybody may read it who passes a wall. */
export function withheld({ kind, least }: WallFigure, value: unknown): unknown {
  if (!least || value === null) return value
  if (kind === 'parts') return together(value as readonly Named[], least)
  if (kind === 'course') {
    const { names, series } = value as Course
    return { names, series: series.map((one) => ({ ...one, values: untold(one.values, least) })) }
  }
  if (kind === 'grid') {
    const grid = value as Grid
    const flat = untold(grid.values.flat(), least)
    const width = grid.columns.length
    return { ...grid, values: grid.rows.map((_, row) => flat.slice(row * width, (row + 1) * width)) }
  }
  return value
}
