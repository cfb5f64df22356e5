import { fenOf, type Yuan, yuanOf } from '#domain/kernel/money.ts'
import type { StudentFeeState } from './words.ts'

/** What a student fee stands on, in yuan; null is nothing yet. */
export interface FeeFacts {
  readonly due: Yuan | null
  readonly reduced: Yuan | null
  readonly paid: Yuan | null
  readonly refunded: Yuan | null
  readonly deferredUntil?: string | null
}

const fen = (yuan: Yuan | null) => fenOf(yuan ?? '0.00')

/** 应缴 − 减免 − 已缴 + 退费, in yuan: below zero, more was paid than is due, and is to be given back. */
export const owedOf = ({ due, reduced, paid, refunded }: FeeFacts): Yuan =>
  yuanOf(fen(due) - fen(reduced) - fen(paid) + fen(refunded))

/** How far a fee is paid. A deferral only moves the day by which it is due: who has paid has paid. */
export function feeStateOf(fee: FeeFacts): StudentFeeState {
  const [owed, paid, refunded] = [fenOf(owedOf(fee)), fen(fee.paid), fen(fee.refunded)]
  if (paid > 0 && refunded >= paid) return 'refunded'
  if (owed <= 0) return paid > 0 || fen(fee.due) === 0 ? 'paid' : 'waived'
  if (fee.deferredUntil) return 'deferred'
  return paid - refunded > 0 ? 'part' : 'due'
}

/** Months of a school year that are charged for. */
const monthsOfYear = 10

/**
 * What is given back of a yearly fee to somebody who leaves with so many whole months left, in yuan: a tenth of the
 * year for each, and never more than was paid and not yet given back.
 */
export function refundByMonths(fee: FeeFacts, monthsLeft: number): Yuan {
  const charged = fen(fee.due) - fen(fee.reduced)
  const months = Math.min(Math.max(0, Math.trunc(monthsLeft)), monthsOfYear)
  const unused = Math.floor((Math.max(0, charged) * months) / monthsOfYear)
  // What is still owed is let go of first.
  const owed = Math.max(0, fenOf(owedOf(fee)))
  const held = fen(fee.paid) - fen(fee.refunded)
  return yuanOf(Math.max(0, Math.min(unused - owed, held)))
}
