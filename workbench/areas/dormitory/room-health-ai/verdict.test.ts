import { expect, it } from 'vitest'
import type { AnyRow } from '#workbench/engine/row.ts'
import { answersOf, proposalsIn, verdictBy } from './verdict.ts'

const row = {
  ...{ groundSuggested: 6, groundReason: '有碎屑', bedsSuggested: null, bedsReason: '照片中看不到' },
  ...{ desksSuggested: 9, desksReason: '整洁', bathroomSuggested: null, bathroomReason: null },
} as unknown as AnyRow

it('asks for the items that the room has, and sends nothing until each is decided on', () => {
  const proposals = proposalsIn(row)
  expect(proposals.map(({ item, suggested }) => [item, suggested])).toEqual([
    ['ground', 6],
    ['beds', null],
    ['desks', 9],
  ])
  const [ground, beds, desks] = proposals
  if (!ground || !beds || !desks) throw new Error('There are three.')
  const some = { ground: verdictBy('adopt', ground), desks: verdictBy('reject', desks) }
  expect(some).toEqual({ ground: { way: 'adopt', points: 6 }, desks: { way: 'reject', points: null } })
  expect(answersOf(proposals, some, '')).toBeUndefined()
  const all = {
    ground: { way: 'change', points: 4 },
    beds: { way: null, points: 8 },
    desks: { way: 'reject', points: 5 },
  } as const
  expect(answersOf(proposals, all, ' 已提醒 ')).toEqual({
    ...{ ground: 4, beds: 8, desks: 5 },
    ...{ rejected: 'desks', remark: '已提醒' },
  })
})
