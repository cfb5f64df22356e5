import { expect, it } from 'vitest'
import { placed } from './placed.ts'

const named = (...values: number[]) => values.map((value, at) => ({ name: 'abcdef'[at] ?? '', value }))

it('orders from the highest and stops at the limit', () => {
  expect(placed(named(1, 5, 3), 2).map(({ name, place }) => `${name}${place}`)).toEqual(['b1', 'c2'])
})

it('gives equals the same place and leaves the next one out', () => {
  expect(placed(named(9, 7, 7, 4), 4).map(({ place }) => place)).toEqual([1, 2, 2, 4])
})
