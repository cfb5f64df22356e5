import { expect, it } from 'vitest'
import { mondayOf } from '#domain/kernel/days.ts'
import { hourAt, today } from '#domain/kits/college-clock.ts'
import { monthAround } from './day.ts'

it('tells day and hour as they are at the school', () => {
  const night = new Date('2026-11-21T16:30:00Z')
  expect([today(night), hourAt(night)]).toEqual(['2026-11-22', 0])
})

it('finds the Monday of a week, on Sunday the one six days before', () => {
  expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23'])
})

it.each([
  ['2026-11-21', '2026-10-26', '2026-12-06'],
  ['2027-02-14', '2027-02-01', '2027-02-28'],
  ['2026-12-31', '2026-11-30', '2027-01-03'],
])('shows round %s the days from %s to %s', (day, from, to) => {
  expect(monthAround(day)).toEqual({ from, to })
})
