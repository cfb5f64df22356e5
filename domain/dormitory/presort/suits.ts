import { type PlacingRule, placingFaults } from '../placing/rules.ts'
import type { Arrival, FreeBed, PresortRules } from './facts.ts'
import type { PresortLack } from './words.ts'

/** Faults of a bed as it stands; the others depend on who else is placed, or lie with the student. */
const ofBed = (student: Arrival, bed: FreeBed, rules: PresortRules) =>
  new Set<PlacingRule>(
    placingFaults({ ...student, bedId: null, bedName: null }, bed, rules).map(({ rule }) => rule),
  )

type Narrows = (
  student: Arrival,
  bed: FreeBed,
  broken: ReadonlySet<PlacingRule>,
  rules: PresortRules,
) => boolean

/** The rules by name, in the order in which they narrow the beds. */
const narrowing = {
  campus: ({ campusId }, bed) => !campusId || bed.campusId === campusId,
  gender: (_, __, broken) => !broken.has('gender'),
  college: (_, __, broken) => !broken.has('college') && !broken.has('mark'),
  level: (_, bed, __, { levelId }) => !levelId || bed.levelId === levelId,
  full: (_, __, broken) =>
    ![...broken].some((rule) => !['gender', 'college', 'mark', 'promised'].includes(rule)),
} as const satisfies Partial<Record<PresortLack, Narrows>>

/** The beds that such a student may have, or the first rule that leaves none. A bed kept for somebody is among them. */
export function suiting(
  student: Arrival,
  beds: readonly FreeBed[],
  rules: PresortRules,
): { readonly beds: readonly FreeBed[]; readonly lacking: PresortLack } {
  let left = beds.map((bed) => ({ bed, broken: ofBed(student, bed, rules) }))
  for (const [name, holds] of Object.entries(narrowing) as [PresortLack, Narrows][]) {
    left = left.filter(({ bed, broken }) => holds(student, bed, broken, rules))
    if (left.length === 0) return { beds: [], lacking: name }
  }
  return { beds: left.map(({ bed }) => bed), lacking: 'full' }
}
