import type { BedMark, BedState } from './bed.ts'

interface Facts {
  readonly mark: BedMark | null
  readonly studentId: string | null
  readonly promisedId: string | null
}

/** The one place that says what state a bed is in: somebody in it counts before a mark, and a mark before a promise. */
export const bedStateOf = ({ mark, studentId, promisedId }: Facts): BedState =>
  studentId ? 'occupied' : (mark ?? (promisedId ? 'preassigned' : 'free'))
