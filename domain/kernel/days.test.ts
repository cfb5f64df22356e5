import { expect, it } from 'vitest'
import { daysAfter, daysBetween, weekDayOf } from './days.ts'

it('counts Sunday as the seventh day', () => {
  expect(weekDayOf('2026-08-31')).toBe(1)
  expect(weekDayOf('2026-09-06')).toBe(7)
})

it('goes over the ends of months and years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2026-12-31', 'soon')).toBeNaN()
})
