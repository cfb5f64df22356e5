import { expect, it } from 'vitest'
import { lastDayOf, weekOf } from './school-week.ts'

it('counts weeks from the first Monday', () => {
  expect(weekOf('2026-08-31', '2026-08-31')).toBe(1)
  expect(weekOf('2026-08-31', '2026-09-06')).toBe(1)
  expect(weekOf('2026-08-31', '2026-09-07')).toBe(2)
  expect(weekOf('2026-08-31', '2026-08-30')).toBe(0)
})

it('ends on a Sunday', () => expect(lastDayOf('2026-08-31', 20)).toBe('2027-01-17'))
