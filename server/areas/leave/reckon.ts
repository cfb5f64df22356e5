import { daysOf, hoursOf, isHolidayEve, lessonsLost, type Span, windowOf } from '#domain/leave/reckoning.ts'
import { leaveSettings } from '#domain/leave/settings.ts'
import type { Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { daysAround, periodsOf, termsOf } from './timetable.ts'

/** What a span comes to for a student, by the hours, the timetable and the calendar of the college. */
export async function reckon(unit: Unit, studentId: string, span: Span) {
  const { startsOn, endsOn } = span
  const [periods, days, terms, { holidayEves }] = await Promise.all([
    periodsOf(unit),
    daysAround(unit, startsOn, endsOn),
    termsOf(unit, studentId, startsOn, endsOn),
    settingsOf(unit.db, unit.actor.tenantId, leaveSettings),
  ])
  const lost = lessonsLost(span, terms, days)
  return {
    periods,
    lost,
    set: {
      days: daysOf(span, periods),
      lessons: hoursOf(lost),
      holidayEve: isHolidayEve(span, holidayEves, days),
      ...windowOf(span, periods),
    },
  }
}
