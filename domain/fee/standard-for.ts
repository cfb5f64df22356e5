/** Whom a standard is for: what it leaves open, it is for all of. */
export interface StandardFor {
  readonly projectId: string
  readonly grade: number | null
  readonly majorId: string | null
  readonly level: string | null
  readonly studentType: string | null
  readonly entryMode: string | null
}

/** Of a student what standards go by. */
export type Charged = Omit<StandardFor, 'projectId'>

const by = ['majorId', 'grade', 'level', 'studentType', 'entryMode'] as const

const fits = (standard: StandardFor, student: Charged) =>
  by.every((name) => standard[name] === null || standard[name] === student[name])

/** Whom a standard is for, in one text, so that no two can be for the same: `2026/…major…///`. */
export const coversOf = ({ grade, majorId, level, studentType, entryMode }: Charged): string =>
  [grade, majorId, level, studentType, entryMode].map((each) => each ?? '').join('/')

/** What a standard names of whom it is for, the weightiest first. */
export const appliesBy = (standard: StandardFor) => by.filter((name) => standard[name] !== null)

/** A major decides before a grade, and that before the rest: as a binary number with the major as its first digit. */
const rank = (standard: StandardFor) =>
  by.reduce((sum, name) => 2 * sum + (standard[name] === null ? 0 : 1), 0)

/**
 * The standard that holds for a student, of each project the one that says most of whom it is for: `软件技术 2026 级`
 * before `软件技术`, and that before one for everybody. Two that say the same cannot be: they are unique.
 */
export function standardsFor<Standard extends StandardFor>(
  standards: readonly Standard[],
  student: Charged,
): readonly Standard[] {
  const fitting = standards.filter((standard) => fits(standard, student))
  return [...Map.groupBy(fitting, ({ projectId }) => projectId).values()].flatMap(
    (some) => some.toSorted((one, other) => rank(other) - rank(one))[0] ?? [],
  )
}
