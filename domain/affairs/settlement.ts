import { fenOf, fenOrNone, type Yuan, yuanOf } from '#domain/kernel/money.ts'

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
export function settlementOf({ allowed, ratio, cap, before }: Facts) {
  const given = before.reduce((sum, yuan) => sum + fenOrNone(yuan), 0)
  const share = Math.floor((fenOf(allowed) * ratio) / 100 + 0.5)
  const reimbursed = Math.max(0, Math.min(share, fenOf(cap) - given))
  return { reimbursed: yuanOf(reimbursed), yearTotal: yuanOf(given + reimbursed) }
}
