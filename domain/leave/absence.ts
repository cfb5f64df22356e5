import { daysAfter } from '#domain/kernel/days.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { lastSection, type Period, periodsOn, type Span } from './reckoning.ts'
import type { leaveSettings } from './settings.ts'
import { type AbsenceLevel, absenceLevels } from './words.ts'

/**
 * What somebody stays away beyond a leave until a moment, `2026-09-01 08:00:00`: from the section after its end to the
 * last one that has begun. Undefined where nothing is beyond it.
 */
export function overstayOf(leave: Span, until: string, periods: readonly Period[]): Span | undefined {
  const sameDay = leave.endsSection !== null && leave.endsSection < lastSection
  const startsOn = sameDay ? leave.endsOn : daysAfter(leave.endsOn, 1)
  const date = until.slice(0, 10)
  const begun = periodsOn(periods, date).filter(({ startsAt }) => startsAt <= until.slice(11, 16))
  const endsOn = begun.length > 0 ? date : daysAfter(date, -1)
  const span = {
    startsOn,
    startsSection: sameDay ? (leave.endsSection ?? 0) + 1 : null,
    endsOn,
    endsSection: begun.at(-1)?.section ?? null,
  }
  const isBackwards = startsOn === endsOn && (span.endsSection ?? lastSection) < (span.startsSection ?? 1)
  return endsOn < startsOn || isBackwards ? undefined : span
}

type Starts = Pick<Row<typeof leaveSettings>, AbsenceLevel>

/** How heavily so many hours of absence are punished, by where the college begins each; null below all of them. */
export function absenceLevelOf(hours: number, starts: Starts): AbsenceLevel | null {
  const levels = Object.keys(absenceLevels.labels) as AbsenceLevel[]
  return levels.findLast((level) => hours >= starts[level]) ?? null
}
