import { expect, it } from 'vitest'
import { cutList } from './cut-list.ts'

it('a list shows no more than it may, and knows of more by the one that came beside', () => {
  const of = (count: number) => cutList([...Array(count).keys()], 3)
  expect([2, 3, 4].map((count) => of(count).more)).toEqual([false, false, true])
  expect([2, 3, 4].map((count) => of(count).rows.length)).toEqual([2, 3, 3])
})
