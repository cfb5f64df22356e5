import { sql } from 'kysely'
import { period } from '#domain/base/period.ts'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import type { ClassLesson, Term } from '#domain/leave/reckoning.ts'
import { atMost, behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

export const periodsOf = async ({ db, actor }: Unit) =>
  await table(period, db, actor.tenantId).list({}, ['section', 'season', 'startsAt', 'endsAt'])

/** The days of the calendar that are not plain ones, by their date, around the span. */
export async function daysAround({ db, actor }: Unit, from: string, to: string) {
  const rows = await table(schoolCalendarDay, db, actor.tenantId).list(
    [sql`date between ${from}::date and ${to}::date + 7`],
    ['date', 'kind', 'dayOfWeekAs'],
  )
  return new Map(rows.map((day) => [day.date, day]))
}

type Found = ClassLesson & { readonly calendarId: string }

/** The terms that the days lie in, each with what the student's class is taught. */
export async function termsOf(
  { db, actor }: Unit,
  studentId: string,
  from: string,
  to: string,
): Promise<readonly Term[]> {
  const terms = await table(schoolCalendar, db, actor.tenantId).list(
    [{ startDate: atMost(to) }, sql`start_date + weeks * 7 > ${from}::date`],
    ['id', 'startDate', 'weeks'],
  )
  const { rows: lessons } = await sql<Found>`select l.calendar_id as "calendarId", s.name as subject,
      l.day_of_week as "dayOfWeek", l.from_section as "fromSection", l.to_section as "toSection",
      l.from_week as "fromWeek", l.to_week as "toWeek", l.parity
    from base_lesson l join ${behind('base_subject s', 'l.subject_id')}
    join ${behind('base_student p', 'l.class_id', 'class_id')} and p.id = ${studentId}
    where l.tenant_id = ${actor.tenantId} and l.calendar_id = any(${terms.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  return terms.map(({ id, ...term }) => ({
    ...term,
    lessons: lessons.filter(({ calendarId }) => calendarId === id),
  }))
}
