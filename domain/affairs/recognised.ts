import { fenOf, fenOrNone, type Yuan, yuanOf } from '#domain/kernel/money.ts'

interface Bill {
  readonly amount: Yuan
  /** What the insurance does not cover of it. */
  readonly selfPaid: Yuan | null
}

/** How an insurance kind pays. */
export interface Standard {
  /** What a case bears itself. */
  readonly deductible: Yuan
  /** Of a hundred. */
  readonly ratio: number
  /** What one student may be given in a year. */
  readonly cap: Yuan
}

interface Case {
  readonly bills: readonly Bill[]
  readonly standard: Standard
  /** What the student was given of the kind in the year before this case. */
  readonly before: readonly (Yuan | null)[]
}

/**
 * What each bill of a case brings: what is covered of it, what of that the deductible takes (the first bills first), and
 * its part of the rest as far as the cap of the year leaves it. Lines are rounded so that they add up to the case.
 */
export function recognised({ bills, standard, before }: Case) {
  let deductible = fenOf(standard.deductible)
  let left = Math.max(
    0,
    before.reduce((rest, yuan) => rest - fenOrNone(yuan), fenOf(standard.cap)),
  )
  let above = 0
  let shared = 0
  const lines = bills.map(({ amount, selfPaid }) => {
    const covered = Math.max(0, fenOf(amount) - fenOrNone(selfPaid))
    const deducted = Math.min(covered, deductible)
    deductible -= deducted
    above += covered - deducted
    const share = Math.floor((above * standard.ratio + 50) / 100) - shared
    shared += share
    const paid = Math.min(share, left)
    left -= paid
    return { covered, deducted, paid }
  })
  const sum = (of: 'covered' | 'deducted' | 'paid') =>
    yuanOf(lines.reduce((total, line) => total + line[of], 0))
  return {
    lines: lines.map(({ covered, deducted, paid }) => ({
      ...{ covered: yuanOf(covered), deducted: yuanOf(deducted), recognised: yuanOf(paid) },
    })),
    total: yuanOf(bills.reduce((total, { amount }) => total + fenOf(amount), 0)),
    covered: sum('covered'),
    deducted: sum('deducted'),
    recognised: sum('paid'),
  }
}
