import { expect, it } from 'vitest'
import { daysAfter, lastDayOf, weekDayOf, weekOf } from './school-week.ts'

it('counts weeks from the first Monday', () => {
  expect(weekOf('2026-08-31', '2026-08-31')).toBe(1)
  expect(weekOf('2026-08-31', '2026-09-06')).toBe(1)
  expect(weekOf('2026-08-31', '2026-09-07')).toBe(2)
  expect(weekOf('2026-08-31', '2026-08-30')).toBe(0)
})

it('counts Sunday as the seventh day', () => {
  expect(weekDayOf('2026-08-31')).toBe(1)
  expect(weekDayOf('2026-09-06')).toBe(7)
})

it('goes over the ends of months and years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(lastDayOf('2026-08-31', 20)).toBe('2027-01-17')
})
