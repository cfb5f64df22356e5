import { fenOf, fenOrNone, type Yuan, yuanOf } from '#domain/kernel/money.ts'
import type { StudentFeeState } from './words.ts'

/** What a student fee stands on, in yuan; null is nothing yet. */
export interface FeeFacts {
  readonly due: Yuan | null
  readonly reduced: Yuan | null
  readonly paid: Yuan | null
  readonly refunded: Yuan | null
  readonly deferredUntil?: string | null
}

/** 应缴 − 减免 − 已缴 + 退费, in yuan: below zero, more was paid than is due, and is to be given back. */
export const owedOf = ({ due, reduced, paid, refunded }: FeeFacts): Yuan =>
  yuanOf(fenOrNone(due) - fenOrNone(reduced) - fenOrNone(paid) + fenOrNone(refunded))

/** How far a fee is paid. A deferral only moves the day by which it is due: who has paid has paid. */
export function feeStateOf(fee: FeeFacts): StudentFeeState {
  const [owed, paid, refunded] = [fenOf(owedOf(fee)), fenOrNone(fee.paid), fenOrNone(fee.refunded)]
  if (owed <= 0 && paid > 0) return refunded >= paid ? 'refunded' : 'paid'
  if (owed <= 0) return fenOrNone(fee.due) === 0 ? 'paid' : 'waived'
  if (fee.deferredUntil) return 'deferred'
  return paid - refunded > 0 ? 'part' : 'due'
}

/** 应缴 − 减免, in yuan. */
export const payableOf = ({ due, reduced }: Pick<FeeFacts, 'due' | 'reduced'>): Yuan =>
  yuanOf(fenOrNone(due) - fenOrNone(reduced))

/** What has come in and has not gone back, in yuan. */
export const heldOf = ({ paid, refunded }: Pick<FeeFacts, 'paid' | 'refunded'>): Yuan =>
  yuanOf(fenOrNone(paid) - fenOrNone(refunded))

/** Months of a school year that are charged for: a yearly fee goes back by tenths. */
export const monthsOfYear = 10

/** What goes back, and by how much less is due since, both in yuan. */
export interface Refund {
  readonly back: Yuan
  readonly less: Yuan
}

/**
 * Of a yearly fee, for somebody who leaves with so many whole months left: a tenth of the year for each is no longer due,
 * and what was paid beyond the rest goes back.
 */
export function refundByMonths(fee: FeeFacts, monthsLeft: number): Refund {
  const charged = Math.max(0, fenOrNone(fee.due) - fenOrNone(fee.reduced))
  const months = Math.min(Math.max(0, Math.trunc(monthsLeft)), monthsOfYear)
  const less = Math.floor((charged * months) / monthsOfYear)
  const back = Math.max(0, less - fenOf(owedOf(fee)))
  return { back: yuanOf(Math.min(back, fenOf(heldOf(fee)))), less: yuanOf(less) }
}

/**
 * Of an amount, at most what is held. `stillDue` leaves the fee due, as where it was paid twice; else as much less is due,
 * but for what had been paid beyond it.
 */
export function refundOfAmount(fee: FeeFacts, amount: Yuan, stillDue: boolean): Refund {
  const beyond = Math.max(0, -fenOf(owedOf(fee)))
  const less = stillDue ? 0 : Math.max(0, fenOf(amount) - beyond)
  return { back: amount, less: yuanOf(less) }
}

/** The reason of a reduction that goes with a refund. */
const byRefund = '07'

/** What a refund changes of its fee. */
export const refundedBy = (
  { refunded, reduced, reductionReason }: FeeFacts & { readonly reductionReason: string | null },
  { back, less }: Refund,
) => ({
  refunded: yuanOf(fenOrNone(refunded) + fenOf(back)),
  reduced: yuanOf(fenOrNone(reduced) + fenOf(less)),
  ...(fenOf(less) > 0 && { reductionReason: reductionReason ?? byRefund }),
})
