import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import {
  type FeeFacts,
  feeStateOf,
  heldOf,
  owedOf,
  type Refund,
  refundByMonths,
  refundOfAmount,
} from './balance.ts'

const fee = (facts: Partial<FeeFacts>): FeeFacts => ({
  ...{ due: '5800.00', reduced: null, paid: null, refunded: null, deferredUntil: null },
  ...facts,
})
const fen = fc.nat({ max: 2_000_000 })
const facts = fc
  .record({ due: fen, reduced: fen, paid: fen, refunded: fen })
  .filter(({ due, reduced, paid, refunded }) => reduced <= due && refunded <= paid)
  .map(({ due, reduced, paid, refunded }) =>
    fee({ due: yuanOf(due), reduced: yuanOf(reduced), paid: yuanOf(paid), refunded: yuanOf(refunded) }),
  )

describe('what is owed', () => {
  it.each([
    [{}, '5800.00', 'due'],
    [{ paid: '800.00' }, '5000.00', 'part'],
    [{ paid: '5800.00' }, '0.00', 'paid'],
    [{ reduced: '5800.00' }, '0.00', 'waived'],
    [{ reduced: '1000.00', paid: '4800.00' }, '0.00', 'paid'],
    [{ deferredUntil: '2026-12-31' }, '5800.00', 'deferred'],
    [{ deferredUntil: '2026-12-31', paid: '5800.00' }, '0.00', 'paid'],
    [{ paid: '6000.00' }, '-200.00', 'paid'],
    [{ paid: '5800.00', refunded: '5800.00' }, '5800.00', 'due'],
    [{ paid: '5800.00', refunded: '5800.00', reduced: '5800.00' }, '0.00', 'refunded'],
    [{ due: '0.00' }, '0.00', 'paid'],
  ] as const)('%o: %s, %s', (said, owed, state) => {
    expect([owedOf(fee(said)), feeStateOf(fee(said))]).toEqual([owed, state])
  })

  it('is to the fen what is due, less what was let go of and paid, and what was given back', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const sum = fenOf(each.due ?? 0) - fenOf(each.reduced ?? 0) - fenOf(each.paid ?? 0)
        expect(fenOf(owedOf(each))).toBe(sum + fenOf(each.refunded ?? 0))
      }),
    )
  })
})

const after = (each: FeeFacts, { back, less }: Refund): FeeFacts => ({
  ...each,
  reduced: yuanOf(fenOf(each.reduced ?? 0) + fenOf(less)),
  refunded: yuanOf(fenOf(each.refunded ?? 0) + fenOf(back)),
})

describe('what is given back by months', () => {
  it.each([
    [{ paid: '5800.00' }, 5, '2900.00', '2900.00'],
    [{ paid: '5800.00' }, 10, '5800.00', '5800.00'],
    [{ paid: '5800.00' }, 0, '0.00', '0.00'],
    [{ paid: '5800.00' }, 12, '5800.00', '5800.00'],
    // Half of the year unused is 2,900; what is still owed of it is not given back.
    [{ paid: '4000.00' }, 5, '1100.00', '2900.00'],
    [{ paid: '1000.00' }, 5, '0.00', '2900.00'],
    [{ paid: '5800.00', reduced: '2900.00', refunded: '2900.00' }, 10, '2900.00', '2900.00'],
    [{ paid: '6000.00' }, 5, '3100.00', '2900.00'],
    // Half a fen stays with the college.
    [{ due: '100.05', paid: '100.05' }, 5, '50.02', '50.02'],
  ] as const)('%o with %i months left: %s', (said, months, back, less) => {
    expect(refundByMonths(fee(said), months)).toEqual({ back, less })
  })

  it('is never more than is held, nor more for fewer months, and leaves nothing to give back', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 12 }), (each, months) => {
        const refund = refundByMonths(each, months)
        expect(fenOf(refund.back)).toBeGreaterThanOrEqual(0)
        expect(fenOf(refund.back)).toBeLessThanOrEqual(fenOf(heldOf(each)))
        expect(fenOf(refundByMonths(each, months + 1).back)).toBeGreaterThanOrEqual(fenOf(refund.back))
        const left = after(each, refund)
        expect(fenOf(owedOf(left))).toBeGreaterThanOrEqual(Math.min(0, -fenOf(heldOf(left))))
        expect(fenOf(left.reduced ?? 0)).toBeLessThanOrEqual(fenOf(left.due ?? 0))
      }),
    )
  })
})

describe('an amount that is given back', () => {
  it.each([
    [{ paid: '5800.00' }, '800.00', false, '800.00', '0.00'],
    [{ paid: '5800.00' }, '800.00', true, '0.00', '800.00'],
    [{ paid: '6600.00' }, '800.00', false, '0.00', '0.00'],
    [{ paid: '6000.00' }, '800.00', false, '600.00', '0.00'],
  ] as const)('%o, %s, still due %s: %s less is due, %s is owed', (said, amount, stillDue, less, owed) => {
    const refund = refundOfAmount(fee(said), amount, stillDue)
    expect([refund.less, owedOf(after(fee(said), refund))]).toEqual([less, owed])
  })
})
