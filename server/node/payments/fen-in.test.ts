import { expect, it } from 'vitest'
import { fenIn } from './fen-in.ts'

it.each([
  ['12.30', 1230],
  ['12.3', 1230],
  ['12', 1200],
  ['0.01', 1],
  ['0.29', 29],
  ['1.15', 115],
  ['99999999999.99', 9_999_999_999_999],
])('reads %s', (written, fen) => {
  expect(fenIn(written)).toBe(fen)
})

it.each(['', '12.345', '1e3', '-1.00', '+1.00', '1,000.00', '¥1.00', '１.00', ' 1.00', '1.', '.5', 'NaN'])(
  'takes no %j',
  (written) => {
    expect(() => fenIn(written)).toThrow(RangeError)
  },
)
