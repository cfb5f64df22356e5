import { expect, it } from 'vitest'
import { nearestCell } from './leads.ts'

const table = {
  columns: ['月份', '病假', '事假'],
  rows: [
    ['一月', 3, 9],
    ['二月', null, 4],
  ],
}
const all = () => true

it('a point of the plane means the series closest to it, in the category next to it', () => {
  expect(nearestCell(table, all, [0.2, 4])).toEqual([0, 0])
  expect(nearestCell(table, all, [0.4, 7])).toEqual([0, 1])
  expect(nearestCell(table, all, [0.6, 0])).toEqual([1, 1])
})

it('a series that is switched off, and a place beside the picture, are not meant', () => {
  expect(nearestCell(table, (name) => name !== '病假', [0, 3])).toEqual([0, 1])
  expect(nearestCell(table, all, [2.6, 3])).toBeUndefined()
  expect(nearestCell(table, all, [-0.7, 3])).toBeUndefined()
})
