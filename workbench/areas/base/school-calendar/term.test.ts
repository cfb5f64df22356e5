import { expect, it } from 'vitest'
import { termAround } from './term.ts'

const autumn = { startDate: '2026-08-31', weeks: 18 }
const spring = { startDate: '2027-03-01', weeks: 18 }

it.each([
  ['2026-08-31', autumn],
  ['2027-01-03', autumn],
  ['2027-01-04', spring],
  ['2027-06-01', spring],
  ['2028-01-01', spring],
  ['2020-01-01', autumn],
])('on %s shows the term one would look for', (day, term) => {
  expect(termAround([spring, autumn], day)).toBe(term)
})

it('has nothing to show where there is no term', () => expect(termAround([], '2026-09-01')).toBeUndefined())
