import { sql } from 'kysely'
import { type Period, stepped } from '#domain/kernel/figures.ts'
import type { Each, Stats } from '#domain/kernel/stats.ts'
import { dimensionOf, stepOfTime } from '#server/engine/stats/dimension.ts'
import { lyingIn } from '#server/engine/stats/figures.ts'
import { grouped } from '#server/engine/stats/statement.ts'
import type { Counting } from './counting.ts'

interface Cut {
  readonly measures: readonly string[]
  readonly during?: Period
  readonly by?: string
  readonly each?: Each
}

/**
 * Figures of a declared statistic, as its own screen has them, of the whole college: one group for each key, with the
 * measures in their order.
 */
export async function reckonedBy(
  { app, tenantId }: Counting,
  stats: Stats,
  { measures, during, by, each }: Cut,
) {
  const over = stats.over ?? ''
  const dimensions = [
    ...(by ? [dimensionOf(stats.of, by)] : []),
    ...(each ? [stepOfTime(stats.of, over, each, stepped(each))] : []),
  ]
  const groups = await grouped(app.db, stats, {
    dimensions,
    sets: [dimensions.map(({ name }) => name)],
    measures,
    where: [sql`r.tenant_id = ${tenantId}`, ...lyingIn(stats, during ?? null)],
  })
  return groups.map(({ keys, figures }) => ({
    key: keys[0] ?? '',
    values: figures.map((figure) => figure ?? 0),
  }))
}
