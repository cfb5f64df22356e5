import type { CalendarEvent } from '#design-system/calendar-view/calendar-view.tsx'
import { daysAfter, daysBetween } from '#domain/kernel/days.ts'
import { toneOf } from '#domain/kernel/dictionary.ts'
import type { Appointment } from '#domain/system/schedule/calls.ts'
import { scheduleKinds } from '#domain/system/schedule-event.ts'

/** `2026-12-01 18:00:00` as the calendar reads it, `2026-12-01T18:00`. */
const minute = (moment: string) => moment.slice(0, 16).replace(' ', 'T')

/** An appointment as the calendar draws it. */
export const eventOf = ({
  id,
  title,
  kind,
  allDay,
  startsAt,
  endsAt,
  place,
}: Appointment): CalendarEvent => ({
  id,
  title,
  tone: toneOf(scheduleKinds, kind),
  start: allDay ? startsAt.slice(0, 10) : minute(startsAt),
  end: allDay ? endsAt.slice(0, 10) : minute(endsAt),
  ...(place && { note: place }),
})

/** When and where, in a line: `12-01 18:00–19:00 · 教室`. */
export function whenOf({ allDay, startsAt, endsAt, place }: Appointment, wholeDay: string): string {
  const sameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10)
  const end = sameDay ? endsAt.slice(11, 16) : endsAt.slice(5, 16)
  const hours = allDay ? wholeDay : `${startsAt.slice(11, 16)}–${end}`
  return [`${startsAt.slice(5, 10)} ${hours}`, place].filter(Boolean).join(' · ')
}

/** The same appointment, begun on another day: as long as before, at the same hours. */
export function movedTo({ startsAt, endsAt }: Appointment, day: string) {
  const days = daysBetween(startsAt.slice(0, 10), day)
  const shifted = (moment: string) => daysAfter(moment.slice(0, 10), days) + moment.slice(10)
  return { startsAt: shifted(startsAt), endsAt: shifted(endsAt) }
}
