import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareBill, type Moved } from './compare-bill.ts'

const moved = (no: string, fen: number, of: Moved['of'] = 'payment'): Moved => ({ of, no, fen })

describe('a bill beside what is kept', () => {
  it('says what only one side has, and what differs in its amount', () => {
    const theirs = [moved('A', 100), moved('B', 200), moved('C', 300), moved('A', 100, 'refund')]
    const ours = [moved('A', 100), moved('B', 201), moved('D', 400)]
    expect(compareBill(theirs, ours)).toEqual([
      { of: 'payment', no: 'B', kind: 'amount', ours: 201, theirs: 200 },
      { of: 'payment', no: 'C', kind: 'surplus', ours: null, theirs: 300 },
      { of: 'refund', no: 'A', kind: 'surplus', ours: null, theirs: 100 },
      { of: 'payment', no: 'D', kind: 'shortage', ours: 400, theirs: null },
    ])
  })

  it('adds up what the bill names twice', () => {
    expect(compareBill([moved('A', 100), moved('A', 100)], [moved('A', 100)])).toEqual([
      { of: 'payment', no: 'A', kind: 'amount', ours: 100, theirs: 200 },
    ])
  })

  const side = fc.array(
    fc.record({
      of: fc.constantFrom('payment' as const, 'refund' as const),
      no: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      fen: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { maxLength: 12 },
  )
  const total = (all: readonly { readonly fen: number }[]) => all.reduce((sum, { fen }) => sum + fen, 0)

  it('accounts for every fen between the two sides, in whatever order they come', () =>
    fc.assert(
      fc.property(side, side, (theirs, ours) => {
        const told = compareBill(theirs, ours)
        const apart = told.reduce((sum, each) => sum + (each.theirs ?? 0) - (each.ours ?? 0), 0)
        expect(apart).toBe(total(theirs) - total(ours))
        const sorted = (all: typeof told) => all.map((each) => JSON.stringify(each)).toSorted()
        expect(sorted(compareBill(theirs.toReversed(), ours.toReversed()))).toEqual(sorted(told))
        expect(compareBill(theirs, theirs)).toEqual([])
      }),
    ))
})
