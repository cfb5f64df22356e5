import { severityOf } from './points.ts'
import type { ViolationLevel } from './words.ts'

/** States in which a violation counts against the student: in awards, in evaluations, in warnings. */
export const countingStates = ['effective'] as const

/** States in which it was imposed and did not turn out to be wrong, whether or not it still runs. */
export const imposedStates = ['effective', 'expired', 'released'] as const

export interface Counted {
  readonly level: ViolationLevel | null
  readonly points: number | null
}

export interface Conduct {
  readonly count: number
  readonly points: number
  /** The severest; null where there is none. */
  readonly level: ViolationLevel | null
  /** A punishment, from 警告 up, runs: awards and aid are out of question. */
  readonly punished: boolean
}

/** What violations come to; `countingStates` or `imposedStates` say which of them to ask for. */
export function conductOf(counted: readonly Counted[]): Conduct {
  const levels = counted.flatMap(({ level }) => level ?? [])
  const level = levels.toSorted((one, other) => severityOf(other) - severityOf(one))[0] ?? null
  return {
    count: counted.length,
    points: counted.reduce((sum, { points }) => sum + (points ?? 0), 0),
    level,
    punished: level !== null && severityOf(level) >= severityOf('warning'),
  }
}
