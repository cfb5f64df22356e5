import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { recognised } from './recognised.ts'

const standard = { deductible: '100.00', ratio: 80, cap: '5000.00' }
const bill = (amount: string, selfPaid: string | null = null) => ({ amount, selfPaid })

it('takes the deductible once, from the first bills, and then the ratio', () => {
  const found = recognised({ bills: [bill('60.00'), bill('340.00', '40.00')], standard, before: [] })
  expect(found.lines).toEqual([
    { covered: '60.00', deducted: '60.00', recognised: '0.00' },
    { covered: '300.00', deducted: '40.00', recognised: '208.00' },
  ])
  expect(found).toMatchObject({
    total: '400.00',
    covered: '360.00',
    deducted: '100.00',
    recognised: '208.00',
  })
})

it('gives what the year leaves, and nothing once the cap is reached', () => {
  const given = (...before: (string | null)[]) =>
    recognised({ bills: [bill('1100.00')], standard, before }).recognised
  expect([given('4500.00', null), given('5000.00'), given('6000.00')]).toEqual(['500.00', '0.00', '0.00'])
})

const fen = fc.integer({ min: 0, max: 2_000_000 })
const bills = fc.array(
  fc.tuple(fen, fen).map(([one, other]) => bill(yuanOf(Math.max(one, other)), yuanOf(Math.min(one, other)))),
  { minLength: 1, maxLength: 8 },
)
const standards = fc.record({
  deductible: fen.map(yuanOf),
  ratio: fc.integer({ min: 1, max: 100 }),
  cap: fen.map(yuanOf),
})
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, yuan) => sum + fenOf(yuan), 0)

it('never gives more than the covered part, the ratio or the cap, and its lines add up', () => {
  fc.assert(
    fc.property(bills, standards, fc.array(fen.map(yuanOf), { maxLength: 3 }), (of, by, before) => {
      const found = recognised({ bills: of, standard: by, before })
      const paid = fenOf(found.recognised)
      expect(sumOf(found.lines.map((line) => line.recognised))).toBe(paid)
      expect(found.lines.every((line) => fenOf(line.recognised) >= 0)).toBe(true)
      expect(paid + Math.min(sumOf(before), fenOf(by.cap))).toBeLessThanOrEqual(fenOf(by.cap))
      const above = fenOf(found.covered) - fenOf(found.deducted)
      expect(paid).toBeLessThanOrEqual(Math.floor((above * by.ratio + 50) / 100))
      expect(fenOf(found.deducted)).toBe(Math.min(fenOf(by.deductible), fenOf(found.covered)))
    }),
  )
})

it('does not go by the order of the bills', () => {
  fc.assert(
    fc.property(bills, standards, (of, by) => {
      const one = recognised({ bills: of, standard: by, before: [] })
      expect(recognised({ bills: of.toReversed(), standard: by, before: [] }).recognised).toBe(one.recognised)
    }),
  )
})
