import { sql } from 'kysely'
import { type Period, stepped } from '#domain/kernel/figures.ts'
import { type Each, type Stats, statsOn } from '#domain/kernel/stats.ts'
import { dimensionOf, stepOfTime } from '#server/engine/stats/dimension.ts'
import { isLatest, latestOf, lyingIn } from '#server/engine/stats/figures.ts'
import { declaredCondition } from '#server/engine/stats/measure.ts'
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
  { app, tenantId, today }: Counting,
  declared: Stats,
  { measures, during, by, each }: Cut,
) {
  const stats = statsOn(declared, today)
  const latest = stats.latest ? await latestOf({ db: app.db, actor: { tenantId } }, stats) : null
  const over = stats.over ?? ''
  const dimensions = [
    ...(by ? [dimensionOf(stats.of, by)] : []),
    ...(each ? [stepOfTime(stats.of, over, each, stepped(each))] : []),
  ]
  const groups = await grouped(app.db, stats, {
    dimensions,
    sets: [dimensions.map(({ name }) => name)],
    measures,
    where: [
      sql`r.tenant_id = ${tenantId}`,
      ...(stats.where ? [declaredCondition(stats.of, stats.where)] : []),
      ...isLatest(stats, latest),
      ...lyingIn(stats, during ?? null),
    ],
  })
  return groups.map(({ keys, figures }) => ({
    key: keys[0] ?? '',
    values: figures.map((figure) => figure ?? 0),
  }))
}

/** One measure by the codes of a field. */
export const codesBy = async (at: Counting, stats: Stats, measure: string, by: string) =>
  (await reckonedBy(at, stats, { measures: [measure], by })).map(({ key, values: [value = 0] }) => ({
    code: key,
    value,
  }))
