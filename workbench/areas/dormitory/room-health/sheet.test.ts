import { expect, it } from 'vitest'
import type { HealthRoom, HealthRound } from '#domain/dormitory/check/health-round/calls.ts'
import { itemsOf, markOf, nextRoom, onDay } from './sheet.ts'

const room = (no: string, more: Partial<HealthRoom> = {}): HealthRoom => ({
  ...{ id: no, no, floor: 1, bathroom: false, balcony: false, sleepers: 4, score: null, grade: null },
  ...more,
})
const round = (...rooms: readonly HealthRoom[]): HealthRound => ({
  day: '2026-11-28',
  weights: { ground: 20, beds: 20, desks: 15, tidiness: 15, bathroom: 20, balcony: 10 },
  marks: { excellentFrom: 90, goodFrom: 80, passFrom: 60 },
  rooms,
})
const isDone = ({ score }: HealthRoom) => score !== null

it('gives no mark before all that the room has was given points', () => {
  const points = { ground: 8, beds: 8, desks: 8, tidiness: 8 }
  expect(markOf(room('101'), points, round())).toEqual({ score: 80, grade: 'good' })
  expect(markOf(room('101', { balcony: true }), points, round())).toBeUndefined()
  expect(itemsOf({ bathroom: true, balcony: false })).not.toContain('balcony')
})

it('goes to the next room in which somebody sleeps, from the last on to the first that was left out', () => {
  const rooms = [room('101'), room('102', { score: 90 }), room('103', { sleepers: 0 }), room('104')]
  expect(nextRoom(rooms, '101', isDone)?.no).toBe('104')
  expect(nextRoom(rooms, '104', isDone)?.no).toBe('101')
  expect(nextRoom([room('101', { score: 90 }), room('102')], '102', isDone)).toBeUndefined()
})

it('has no sheets of yesterday', () => {
  const before = round(room('101', { score: 90, grade: 'excellent' }))
  expect(onDay(before, '2026-11-28')).toBe(before)
  expect(onDay(before, '2026-11-29')).toMatchObject({
    day: '2026-11-29',
    rooms: [{ score: null, grade: null }],
  })
})
