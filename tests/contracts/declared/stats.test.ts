import { expect, it } from 'vitest'
import { statistics } from '#domain/index.ts'
import { comparisonsIn } from '#domain/kernel/condition.ts'
import { groupsOf } from '#domain/kernel/figure-sets.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { dimensionOf } from '#server/engine/stats/dimension.ts'
import { readsOf } from '#server/engine/stats/measure.ts'
import { isOfAsked } from '#tests/support/asked-area.ts'

const asked = statistics.filter(({ of }) => isOfAsked(of)).map((stats) => [stats.path, stats] as const)

/** What the compiler cannot see of a declaration of figures. */
it.each(asked)('%s counts by what is there', (_, stats) => {
  const shown = shownFields(stats.of)
  const groups = stats.by.map((path) => dimensionOf(stats.of, path).field.kind)
  expect(
    groups.every((kind) => ['reference', 'choice', 'yes-no', 'integer', 'text', 'date'].includes(kind)),
  ).toBe(true)
  const read = Object.keys(stats.measures).flatMap((name) => readsOf(stats, name))
  const fixed = stats.where ? comparisonsIn(stats.where).map(({ field }) => field) : []
  expect([...read, ...fixed].filter((name) => !shown.has(name))).toEqual([])
  const drawn = stats.charts.flatMap((chart) => groupsOf(chart, stats.by[0] ?? ''))
  expect(drawn.filter((group) => !group.startsWith('each:') && !stats.by.includes(group))).toEqual([])
  if (stats.charts.some(({ chart }) => chart === 'trend')) expect(stats.over).toBeDefined()
})
