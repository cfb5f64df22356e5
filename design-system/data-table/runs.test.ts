import { expect, it } from 'vitest'
import type { LaidColumn } from './layout.ts'
import { runsOf } from './runs.ts'

const laid = (key: string, group?: string, side?: 'start') =>
  ({ column: { key, title: key, cell: () => key, group }, side }) as unknown as LaidColumn<object>

it('joins neighbours of one group, but not across the edge of the pinned columns', () => {
  const runs = runsOf([
    laid('a', '参数', 'start'),
    laid('b', '参数'),
    laid('c', '参数'),
    laid('d'),
    laid('e'),
    laid('f', '参数'),
  ])
  expect(runs.map(({ group, columns, from }) => [group, columns.length, from])).toEqual([
    ['参数', 1, 0],
    ['参数', 2, 1],
    [undefined, 1, 3],
    [undefined, 1, 4],
    ['参数', 1, 5],
  ])
})
