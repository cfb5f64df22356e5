import { expect, it } from 'vitest'
import { piecesOf, studentsIn } from './counts.ts'

const place = (placeId: string, bought: number) => ({ placeId, place: placeId, students: 40, bought })
const sizes = [
  { placeId: 'a', item: '上衣', size: '170', bought: 3, received: 1 },
  { placeId: 'b', item: '上衣', size: '170', bought: 2, received: 2 },
  { placeId: 'b', item: '腰带', size: null, bought: 5, received: 4 },
]

it('tells who has yet to buy, of all places and of one', () => {
  const places = [place('a', 30), place('b', 35)]
  expect(studentsIn(places)).toEqual({ students: 80, waiting: 15 })
  expect(studentsIn(places, 'b')).toEqual({ students: 40, waiting: 5 })
})

it('pieces of all places are added by item and size, those of one stand alone', () => {
  expect(piecesOf(sizes)).toEqual([
    { item: '上衣', size: '170', bought: 5, received: 3 },
    { item: '腰带', size: null, bought: 5, received: 4 },
  ])
  expect(piecesOf(sizes, 'a')).toEqual([{ item: '上衣', size: '170', bought: 3, received: 1 }])
  expect(piecesOf(sizes, null)).toEqual([])
})
