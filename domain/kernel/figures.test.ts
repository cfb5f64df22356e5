import { expect, it } from 'vitest'
import { stepWithin } from './figures.ts'

it('a step of time is the days of the period that lie in it', () => {
  const period = { from: '2026-02-10', to: '2027-03-20' }
  expect(stepWithin(period, 'day', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(stepWithin(period, 'week', '2026-02-09')).toEqual({ from: '2026-02-10', to: '2026-02-15' })
  expect(stepWithin(period, 'month', '2026-02')).toEqual({ from: '2026-02-10', to: '2026-02-28' })
  expect(stepWithin(period, 'month', '2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(stepWithin(period, 'month', '2027-03')).toEqual({ from: '2027-03-01', to: '2027-03-20' })
  expect(stepWithin(period, 'year', '2026')).toEqual({ from: '2026-02-10', to: '2026-12-31' })
})

it('hours and weekdays are of every day, and no days by themselves', () => {
  const period = { from: '2026-02-10', to: '2026-03-20' }
  expect(stepWithin(period, 'hour', '08')).toBeUndefined()
  expect(stepWithin(period, 'weekday', '1')).toBeUndefined()
})
