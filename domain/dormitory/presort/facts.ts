import type { Lodger, Place } from '../placing/rules.ts'
import type { PresortLack, PresortReason } from './words.ts'

/** A student of the cohort. */
export interface Arrival extends Lodger {
  readonly studentNo: string
  readonly classId: string
  readonly campusId: string | null
}

/** A bed in which nobody sleeps. */
export interface FreeBed extends Place {
  readonly no: number
  readonly roomId: string
  readonly roomNo: string
  readonly buildingId: string
  readonly campusId: string | null
  readonly floor: number
  readonly levelId: string | null
  /** Of those who sleep in the room. */
  readonly classes: readonly string[]
}

export interface PresortRules {
  /** The first night, and the day on which it is computed. */
  readonly on: string
  readonly today: string
  readonly levelId: string | null
  readonly together: boolean
}

/** What became of one student: a bed with its reasons, or none with what was lacking. */
export interface Placement {
  readonly studentId: string
  readonly bedId: string | null
  readonly because: readonly PresortReason[]
  readonly lacking: PresortLack | null
}
