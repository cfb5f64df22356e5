import { expect, it } from 'vitest'
import { partedFigure } from './figures.ts'

it('parts the thousands of large figures, and leaves what may be a year', () => {
  expect([12_000, 2026, 0, -20_000, 1_234_567.25].map((value) => partedFigure(value))).toEqual([
    '12,000',
    '2026',
    '0',
    '-20,000',
    '1,234,567.25',
  ])
})
