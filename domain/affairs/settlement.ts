import { fenOf, fenOrNone, type Yuan, yuanOf } from '#domain/kernel/money.ts'
import { recognised } from './recognised.ts'

interface Facts {
  readonly allowed: Yuan
  /** Of a hundred. */
  readonly ratio: number
  /** What one student may be given in a year. */
  readonly cap: Yuan
  /** What the student was given in the year before this one. */
  readonly before: readonly (Yuan | null)[]
}

/** What a bill brings: its part of what is allowed, as far as the year's cap leaves it; and the year's total with it. */
export function settlementOf({ allowed, before, ...of }: Facts) {
  const given = before.reduce((sum, yuan) => sum + fenOrNone(yuan), 0)
  const bills = [{ amount: allowed, selfPaid: null }]
  const { recognised: reimbursed } = recognised({ bills, standard: { deductible: '0.00', ...of }, before })
  return { reimbursed, yearTotal: yuanOf(given + fenOf(reimbursed)) }
}
