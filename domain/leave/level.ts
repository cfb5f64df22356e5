import type { Level } from './words.ts'
import { levels } from './words.ts'

/** A line of `leave.threshold`. */
export interface Threshold {
  readonly typeId: string | null
  readonly moreThan: number
  readonly leavesCity: boolean
  readonly holidayEve: boolean
  readonly level: Level
}

/** What a leave is measured by. */
export interface Measured {
  readonly typeId: string | null
  readonly days: number
  readonly leavesCity: boolean | null
  readonly holidayEve: boolean | null
}

const order = Object.keys(levels.labels) as Level[]

/** The highest level that a line asks for; the counsellor's where none does. A kind with lines of its own goes by these alone. */
export function levelOf(thresholds: readonly Threshold[], leave: Measured): Level {
  const own = thresholds.filter(({ typeId }) => typeId === leave.typeId)
  const asked = (own.length > 0 ? own : thresholds.filter(({ typeId }) => typeId === null)).filter(
    (line) =>
      leave.days > line.moreThan &&
      (!line.leavesCity || leave.leavesCity === true) &&
      (!line.holidayEve || leave.holidayEve === true),
  )
  return order[Math.max(0, ...asked.map(({ level }) => order.indexOf(level)))] ?? 'counsellor'
}
