import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fenOf, readYuan, spokenYuan, yuanOf } from './money.ts'

const fen = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

it('an amount goes to text and back without losing a fen, however it is set', () => {
  fc.assert(
    fc.property(fen, (amount) => {
      const yuan = yuanOf(amount)
      expect(yuan).toMatch(/^-?\d+\.\d{2}$/)
      for (const text of [yuan, spokenYuan(yuan), `¥${yuan}`, ` ${yuan} 元`, Number(yuan)])
        expect(readYuan(text)).toBe(yuan)
      expect(fenOf(yuan)).toBe(amount)
    }),
  )
})

it('sums are exact in any order, where sums of fractions are not', () => {
  expect(0.1 + 0.2).not.toBe(0.3)
  fc.assert(
    fc.property(fc.array(fen, { maxLength: 50 }), (amounts) => {
      const sum = (some: readonly number[]) => some.reduce((total, each) => total + fenOf(yuanOf(each)), 0)
      expect(yuanOf(sum(amounts))).toBe(yuanOf(sum(amounts.toReversed())))
      expect(sum(amounts)).toBe(amounts.reduce((total, each) => total + each, 0))
    }),
  )
})

it.each([
  ['１２．５', '12.50'],
  ['+7', '7.00'],
  ['-0', '0.00'],
  ['1,280', '1280.00'],
  [0.1 + 0.2, '0.30'],
  [1234567.89, '1234567.89'],
])('reads %j as %s', (typed, yuan) => expect(readYuan(typed)).toBe(yuan))

it.each([
  '',
  '.',
  '1.005',
  '12.3.4',
  '1e3',
  'NaN',
  '--1',
  '12345678901234',
  0.125,
  1e21,
  Number.NaN,
  null,
  {},
])('takes %j for no amount', (typed) => expect(readYuan(typed)).toBeUndefined())

it('refuses what is no amount rather than rounding it', () => {
  expect(() => yuanOf(0.5)).toThrow(RangeError)
  expect(() => yuanOf(2 ** 53)).toThrow(RangeError)
  expect(() => fenOf('1.005')).toThrow(RangeError)
})
