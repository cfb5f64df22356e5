import type { Yuan } from '#domain/kernel/money.ts'
import { appliesBy, type Charged, type StandardFor, standardsFor } from '../standard-for.ts'
import type { ChargingLack, ChargingReason } from './words.ts'

/** A student of those who are asked for. */
export interface Payer extends Charged {
  readonly id: string
  readonly onRoll: boolean
  /** What the student owes already for the project in the year, in yuan; null is nothing. */
  readonly charged: Yuan | null
}

/** A standard of the project and the year. */
export interface Priced extends StandardFor {
  readonly id: string
  readonly amount: Yuan
}

/** What became of one student: a standard with its reasons, or none with what was lacking. */
export interface Charge {
  readonly studentId: string
  readonly standardId: string | null
  readonly because: readonly ChargingReason[]
  readonly lacking: ChargingLack | null
}

const nothing = (studentId: string, lacking: ChargingLack): Charge => ({
  ...{ studentId, standardId: null, because: [], lacking },
})

/** Charges each student by the standard that says most of whom it is for; nobody is charged twice. */
export function propose(
  students: readonly Payer[],
  standards: readonly Priced[],
  kept: ReadonlyMap<string, string | null>,
): readonly Charge[] {
  return students
    .filter(({ id }) => !kept.has(id))
    .map((student) => {
      if (!student.onRoll) return nothing(student.id, 'roll')
      const [standard] = standardsFor(standards, student)
      if (!standard) return nothing(student.id, 'standard')
      if (student.charged !== null)
        return nothing(student.id, student.charged === standard.amount ? 'charged' : 'differs')
      const because = appliesBy(standard)
      return {
        ...{ studentId: student.id, standardId: standard.id, lacking: null },
        because: because.length > 0 ? because : ['everybody'],
      }
    })
}
