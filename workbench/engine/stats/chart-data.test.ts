import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { partsOf, seriesOf } from './chart-data.ts'
import type { Names } from './use-names.ts'

const t = ((text: string) => text) as unknown as TFunction
const order = ['a', 'b', 'c']
const names: Names = {
  group: (group) => group,
  key: (_, key) => key ?? '未填写',
  tone: () => undefined,
  place: (_, key) => order.indexOf(key ?? ''),
  isCode: () => true,
  isCourse: () => false,
}
const measure = { name: 'expected', at: 0, label: '应到', unit: undefined, digits: 0, ofNothing: 0 } as const
const row = (department: string, state: string, figure: number | null) => ({
  keys: [department, state],
  labels: [null, null],
  figures: [figure],
})

it('a state without any figure is no series, and the others lead to their own rows', () => {
  const rows = [row('x', 'c', 3), row('x', 'a', 5), row('y', 'b', 0), row('y', 'a', 2)]
  const given = { groups: ['departmentId', 'state'], rows, measures: [measure], names, period: null, t }
  const chart = { chart: 'bars', of: ['expected'], by: 'departmentId', stackedBy: 'state' } as const
  const { categories, series, cellOf } = seriesOf(chart, given)
  expect(categories).toEqual(['x', 'y'])
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['a', [5, 2]],
    ['c', [3, 0]],
  ])
  expect(cellOf(0, 1)).toEqual({
    groups: { departmentId: 'x', state: 'c' },
    measure: 'expected',
    figure: 3,
  })
  expect(cellOf(1, 1)?.figure).toBeNull()
})

it('nor is it a part of a ring', () => {
  const rows = [row('b', '', 0), row('a', '', 2)].map(({ keys, ...rest }) => ({
    ...rest,
    keys: [keys[0] ?? null],
  }))
  expect(partsOf(rows, measure, 'state', names, t).parts.map(({ name }) => name)).toEqual(['a'])
})

it('a group without a mean has no bar; one of which nothing was counted has one of nothing', () => {
  const rows = ['x', 'y'].map((key, at) => ({
    keys: [key],
    labels: [null],
    figures: [0, at === 0 ? null : 4],
  }))
  const average = { ...measure, name: 'average', at: 1, ofNothing: null }
  const drawn = (measures: readonly (typeof average | typeof measure)[]) =>
    seriesOf(
      { chart: 'bars', of: ['average'], by: 'departmentId' },
      {
        ...{ groups: ['departmentId'], rows, measures, names, period: null, t },
      },
    ).categories
  expect(drawn([average])).toEqual(['y'])
  expect(drawn([measure, average])).toEqual(['x', 'y'])
})

it('a step of time in which nothing was counted is none of what is counted, and a gap of means and shares', () => {
  const rows = [{ keys: ['2026-11-02'], labels: [null], figures: [3, 88] }]
  const period = { from: '2026-11-01', to: '2026-11-03' }
  const average = { ...measure, name: 'average', at: 1, ofNothing: null }
  const given = { groups: ['day'], rows, measures: [measure, average], names, period, t }
  const { series } = seriesOf(
    { chart: 'trend', of: ['expected', 'average'], each: 'day', by: ['day'] } as never,
    given,
  )
  expect(series.map(({ values }) => values)).toEqual([
    [0, 3, 0],
    [null, 88, null],
  ])
})
