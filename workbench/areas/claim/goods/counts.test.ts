import { expect, it } from 'vitest'
import { outstandingOf, piecesOf, totalsOf } from './counts.ts'

const place = (placeId: string, bought: number, received: number) => ({
  placeId,
  place: placeId,
  students: 40,
  bought,
  paid: bought,
  received,
  lost: 0,
  refunded: 1,
})
const sizes = [
  { placeId: 'a', item: '上衣', size: '170', bought: 3, received: 1 },
  { placeId: 'b', item: '上衣', size: '170', bought: 2, received: 2 },
  { placeId: 'b', item: '腰带', size: null, bought: 5, received: 4 },
]

it('adds places up, and tells what is still to be handed over', () => {
  const totals = totalsOf([place('a', 30, 20), place('b', 35, 35)])
  expect(totals).toMatchObject({ students: 80, bought: 65, received: 55, refunded: 2 })
  expect(outstandingOf(totals)).toBe(10)
})

it('pieces of all places are added by item and size, those of one stand alone', () => {
  expect(piecesOf(sizes)).toEqual([
    { item: '上衣', size: '170', bought: 5, received: 3 },
    { item: '腰带', size: null, bought: 5, received: 4 },
  ])
  expect(piecesOf(sizes, 'a')).toEqual([{ item: '上衣', size: '170', bought: 3, received: 1 }])
  expect(piecesOf(sizes, null)).toEqual([])
})
