import type { CalendarEvent, DayMark } from '#design-system/calendar-view/calendar-view.tsx'
import type { LessonDay } from '#domain/base/lessons/calls.ts'

/** Lessons as a calendar draws them, quietly; those whose hours nobody entered last the whole day. */
export const lessonEvents = (days: readonly LessonDay[]): readonly CalendarEvent[] =>
  days.flatMap(({ date, lessons }) =>
    lessons.map(({ id, subject, venue, startsAt, endsAt }) => ({
      id: `${date} ${id}`,
      title: subject,
      tone: 'neutral' as const,
      start: startsAt ? `${date}T${startsAt}` : date,
      ...(startsAt && endsAt && { end: `${date}T${endsAt}` }),
      ...(venue && { note: venue }),
    })),
  )

/** Holidays, and days of work in place of one, as the school calendar has them. */
export const marksOf = (days: readonly LessonDay[]): Readonly<Record<string, DayMark>> =>
  Object.fromEntries(
    days.flatMap(({ date, kind, note }): [string, DayMark][] => {
      const name = note ? { name: note } : {}
      if (kind === 'holiday') return [[date, { kind: 'holiday', ...name }]]
      return kind === 'swapped' ? [[date, { kind: 'workday' }]] : []
    }),
  )
