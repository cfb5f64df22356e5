import { expect, it } from 'vitest'
import type { HourLine } from '#domain/claim/verify-figures.ts'
import { daysIn, passesByHour, rateOf, tapsByVerdict, totalOf } from './figures.ts'

const line = (
  day: string,
  hour: number,
  verdict: HourLine['verdict'],
  taps: number,
  passed = 0,
): HourLine => ({
  day,
  hour,
  verdict,
  taps,
  passed,
})
const hours = [
  line('2026-09-05', 8, 'pass', 3, 3),
  line('2026-09-05', 8, 'unpaid', 2, 1),
  line('2026-09-05', 11, 'pass', 1, 1),
  line('2026-09-06', 9, 'already', 4),
]

it('counts every hour between the first and the last of the day', () => {
  expect(passesByHour(hours, '2026-09-05')).toEqual([
    { hour: 8, passed: 4 },
    { hour: 9, passed: 0 },
    { hour: 10, passed: 0 },
    { hour: 11, passed: 1 },
  ])
  expect(passesByHour(hours, null)).toHaveLength(4)
  expect(passesByHour([], null)).toEqual([])
})

it('counts what was said, on one day or on all', () => {
  expect(daysIn(hours)).toEqual(['2026-09-06', '2026-09-05'])
  expect(tapsByVerdict(hours, '2026-09-05')).toEqual([
    { verdict: 'pass', taps: 4 },
    { verdict: 'unpaid', taps: 2 },
  ])
  expect(tapsByVerdict(hours, null)).toContainEqual({ verdict: 'already', taps: 4 })
})

it('has no rate where nobody was to come', () => {
  const lines = [
    { id: 'a', label: '甲', expected: 8, arrived: 2, unpaid: 1 },
    { id: null, label: null, expected: 2, arrived: 0, unpaid: 0 },
  ]
  expect(totalOf(lines)).toEqual({ expected: 10, arrived: 2, unpaid: 1 })
  expect(rateOf(totalOf(lines))).toBe(20)
  expect(rateOf(totalOf([]))).toBeNull()
})
