import { daysBetween } from '#domain/kernel/days.ts'
import type { Conclusion } from '../roster/graduation.ts'
import type { AuditCondition, TrainingResult } from './words.ts'

/** What is known of a student who is to graduate. */
export interface AuditFacts {
  readonly rollState: string
  /** School years begun since the entry. */
  readonly years: number
  /** Whole fen. */
  readonly unpaid: number
  /** Punishments that were issued and neither removed nor revoked. */
  readonly punishments: number
  /** Earned, and asked by the training plan; null where nobody has handed them over. */
  readonly credits: number | null
  readonly planCredits: number | null
  readonly training: TrainingResult | null
}

export interface AuditRules {
  /** Years of the programme, and at most. */
  readonly length: number
  readonly maxYears: number
  /** The conditions that count. */
  readonly conditions: readonly AuditCondition[]
}

/** States of those who are on the roll and learn. */
const learning: readonly string[] = ['01', '05']

/** School years begun between the entry and the graduation, `yyyy-MM-dd`; none before the entry. */
export const yearsOf = (entryDate: string, graduatesOn: string): number =>
  Math.max(0, Math.ceil(daysBetween(entryDate, graduatesOn) / 365.25))

/**
 * Conditions that do not hold, and the conclusion that follows by order 41 of the ministry, articles 32 to 34: 毕业 where
 * all hold; 结业 where the programme was walked and something else is missing; 肄业 where it was not walked in its time,
 * after a year at the least. None for who is not on the roll. What nobody has handed over is not met.
 */
export function judged(
  { rollState, years, unpaid, punishments, credits, planCredits, training }: AuditFacts,
  { length, maxYears, conditions }: AuditRules,
): { readonly unmet: readonly AuditCondition[]; readonly proposed: Conclusion | null } {
  const holds: Readonly<Record<AuditCondition, boolean>> = {
    roll: learning.includes(rollState),
    years: years >= length,
    maximum: years <= maxYears,
    fees: unpaid <= 0,
    punishment: punishments === 0,
    credits: credits !== null && planCredits !== null && credits >= planCredits,
    training: training === 'passed' || training === 'exempt',
  }
  const unmet = conditions.filter((each) => !holds[each])
  const proposed = (): Conclusion | null => {
    if (!holds.roll) return null
    if (unmet.includes('years') || unmet.includes('maximum')) return years >= 1 ? 'incomplete' : null
    return unmet.length > 0 ? 'completed' : 'graduated'
  }
  return { unmet, proposed: proposed() }
}
