import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle, takeFrom } from './settle.ts'

const fen = fc.integer({ min: 0, max: 1_000_000 })
const sum = (rows: readonly { readonly fen: number }[]) => rows.reduce((all, row) => all + row.fen, 0)
const numbered = <T>(rows: readonly T[]) => rows.map((row, at) => ({ feeId: `${at}`, ...row }))
const wanted = fc.array(fc.record({ fen, owed: fc.integer({ min: -1000, max: 1_000_000 }) }), {
  maxLength: 8,
})
const held = fc
  .array(fc.tuple(fen, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 8 })
  .map((rows) => rows.map(([got, part]) => ({ fen: got, refunded: Math.floor(got * part) })))

describe('what came for an order', () => {
  it('is shared out to the fen, never beyond what was asked for a fee or what it is owed', () =>
    fc.assert(
      fc.property(wanted, fen, (rows, came) => {
        const fees = numbered(rows)
        const { payments, beyond } = settle(fees, came)
        expect(sum(payments) + beyond).toBe(came)
        for (const { feeId, fen } of payments) {
          const fee = fees.find((each) => each.feeId === feeId)
          expect(fen).toBeGreaterThan(0)
          expect(fen).toBeLessThanOrEqual(Math.min(fee?.fen ?? 0, fee?.owed ?? 0))
        }
      }),
    ))

  it('leaves a balance only where no fee of the order wants any more', () =>
    fc.assert(
      fc.property(wanted, fen, (rows, came) => {
        const fees = numbered(rows)
        const { payments, beyond } = settle(fees, came)
        if (beyond > 0)
          expect(sum(payments)).toBe(
            fees.reduce((all, { fen, owed }) => all + Math.min(fen, Math.max(0, owed)), 0),
          )
      }),
    ))
})

describe('what goes back of an order', () => {
  it('is taken to the fen from what its fees hold, from the last one first', () =>
    fc.assert(
      fc.property(held, fen, (rows, asked) => {
        const fees = numbered(rows)
        const taken = takeFrom(fees, asked)
        expect(sum(taken.fees) + taken.missing).toBe(asked)
        for (const { feeId, fen } of taken.fees) {
          const fee = fees.find((each) => each.feeId === feeId)
          expect(fen).toBeLessThanOrEqual((fee?.fen ?? 0) - (fee?.refunded ?? 0))
        }
        const whole = fees.reduce((all, { fen, refunded }) => all + fen - refunded, 0)
        expect(taken.missing).toBe(Math.max(0, asked - whole))
      }),
    ))
})
