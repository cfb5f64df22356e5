import { expect, it } from 'vitest'
import { areas, statistics } from '#domain/index.ts'
import { bandsOn } from '#domain/kernel/bands.ts'
import { comparisonsIn } from '#domain/kernel/condition.ts'
import { groupsOf } from '#domain/kernel/figure-sets.ts'
import { listsBehind, rowsBehind } from '#domain/kernel/rows-behind.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import type { RoleCode } from '#domain/roles.ts'
import { dimensionOf } from '#server/engine/stats/dimension.ts'
import { readsOf } from '#server/engine/stats/measure.ts'
import { isOfAsked } from '#tests/support/asked-area.ts'

const screens = areas.flatMap((area) => area.screens)
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

/** Statistics whose numbers lead nowhere as they open, and why. */
const leadNowhere: Readonly<Record<string, string>> = {
  'dormitory/repair-stats': 'Orders stand on a board by their states, which takes no condition.',
}

/** Groups behind a reference whose list does not go through it, and why. */
const pathsNowhere: Readonly<Record<string, readonly string[]>> = {
  // The invented library shows what becomes of a path that no list goes through.
  'library/stats': ['teacherId.post'],
}

const keyIn = ({ bands }: Stats, group: string) =>
  bands?.[group] ? (bandsOn(bands[group], '2026-01-31')[0]?.key ?? '') : '1'

it.each(asked)('%s leads from every group that it may be cut by', (path, stats) => {
  const answered = { at: '2026-01-31 08:00:00', period: null, on: null, latest: null }
  const [measure = ''] = Object.keys(stats.measures)
  const nowhere = stats.by.filter(
    (group) => !rowsBehind(stats, answered, { groups: { [group]: keyIn(stats, group) }, measure }),
  )
  expect(nowhere).toEqual(pathsNowhere[path] ?? [])
})

/** Roles that look at figures and have no list of what they count. */
const figuresAlone: Readonly<Record<string, readonly string[]>> = {
  // They look at the rooms of their students on no screen: a list of rooms is the keepers'.
  'dormitory/room-health-stats': ['department', 'counsellor'],
  // Leaders are told figures, and nothing of single students.
  'affairs/hardship-groups': ['leader'],
  'affairs/hardship-stats': ['leader'],
  'award/stats': ['leader'],
  'leave/departures': ['leader'],
  'violation/stats': ['leader'],
}

it.each(asked)('%s leads from a number of its table to the rows that it counts', (path, stats) => {
  const lists = listsBehind(stats, screens)
  const group = stats.by[0] ?? ''
  const answered = {
    at: '2026-01-31 08:00:00',
    period: stats.over ? { from: '2026-01-01', to: '2026-01-31' } : null,
    on: null,
    latest: stats.latest ? '2026' : null,
  }
  const nowhere = Object.keys(stats.measures).filter(
    (measure) => !rowsBehind(stats, answered, { groups: { [group]: '1' }, measure }),
  )
  const leads = lists.length > 0 && nowhere.length === 0
  expect([nowhere, leads]).toEqual([[], !(path in leadNowhere)])
  const own = screens.find((screen) => screen.stats === stats)
  const alone = Object.keys(own?.access ?? {}).filter(
    (role) => leads && !lists.some(({ access }) => access[role as RoleCode]),
  )
  expect(alone.toSorted()).toEqual((figuresAlone[path] ?? []).toSorted())
})
