import { sql } from 'kysely'
import type { z } from 'zod'
import type { Term } from '#domain/base/calendar/calls.ts'
import { lessonCalls } from '#domain/base/lessons/calls.ts'
import { period as periodTable } from '#domain/base/period.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { teacher } from '#domain/base/teacher.ts'
import { weekDayOf } from '#domain/kernel/days.ts'
import { daysAsked } from '#domain/kits/days-asked.ts'
import { lastDayOf, weekOf } from '#domain/kits/school-week.ts'
import { lessonsOn, seasonOf, type Timed } from '#domain/kits/timetable.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { askedDays } from '#server/core/asked-days.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { termsOf } from './terms.ts'

interface Lesson extends Timed {
  readonly id: string
  readonly calendarId: string
  readonly toSection: number
  readonly subject: string
  readonly teacher: string
  readonly className: string
  readonly venue: string | null
}

/** The lessons of a student's class, or those a teacher gives. */
async function lessonsOf({ app, tenantId, actor }: PersonalCall, terms: readonly Term[]) {
  const { rows } = await sql<Lesson>`
    select l.id, l.calendar_id as "calendarId", l.day_of_week as "dayOfWeek", l.from_section as "fromSection",
      l.to_section as "toSection", l.from_week as "fromWeek", l.to_week as "toWeek", l.parity,
      s.name as subject, t.name as teacher, c.name as "className", v.name as venue
    from "system_user" u
    left join ${behind('base_student st', 'u.student_id')}
    join base_lesson l on l.tenant_id = u.tenant_id and (l.class_id = st.class_id or l.teacher_id = u.teacher_id)
    join ${behind('base_subject s', 'l.subject_id')}
    join ${behind('base_teacher t', 'l.teacher_id')}
    join ${behind('base_class c', 'l.class_id')}
    left join ${behind('base_venue v', 'l.venue_id')}
    where u.tenant_id = ${tenantId} and u.id = ${actor.id}
      and l.calendar_id = any(${terms.map(({ id }) => id)}::uuid[])`.execute(app.db)
  const called = await titlesFor({ db: app.db, actor }, teacher)
  return rows.map((row) => ({ ...row, teacher: called(row.teacher) }))
}

async function namedDays({ app, tenantId }: PersonalCall, from: string, to: string) {
  const rows = await table(schoolCalendarDay, app.db, tenantId).list(
    [sql`date between ${from}::date and ${to}::date`],
    ['date', 'kind', 'dayOfWeekAs', 'note'],
  )
  return new Map(rows.map((day) => [day.date, day]))
}

/** When each section begins and ends, in summer and in winter. */
async function periodsOf({ app, tenantId }: PersonalCall) {
  const rows = await table(periodTable, app.db, tenantId).list(
    {},
    ['section', 'season', 'startsAt', 'endsAt'],
    { order: ['section'] },
  )
  return rows
}

/** The days from `from` to `to`, today alone unless told, each with what it is and which lessons the person has on it. */
export async function mine(asked: z.output<typeof daysAsked>, call: PersonalCall) {
  const { from, days } = askedDays(call, asked)
  const to = days.at(-1) ?? from
  const terms = (await termsOf(call)).filter(
    ({ startDate, weeks }) => startDate <= to && lastDayOf(startDate, weeks) >= from,
  )
  const [lessons, named, periods] = await Promise.all([
    lessonsOf(call, terms),
    namedDays(call, from, to),
    periodsOf(call),
  ])
  return days.map((date) => {
    const term = terms.find(
      ({ startDate, weeks }) => startDate <= date && date <= lastDayOf(startDate, weeks),
    )
    const day = named.get(date)
    const own = lessons.filter(({ calendarId }) => calendarId === term?.id)
    const hours = periods.filter(({ season }) => season === 'all' || season === seasonOf(date))
    const hourOf = (section: number) => hours.find((period) => period.section === section)
    return {
      date,
      term: term?.name ?? null,
      week: term ? weekOf(term.startDate, date) : null,
      dayOfWeek: weekDayOf(date),
      kind: term ? (day?.kind ?? 'teaching') : null,
      dayOfWeekAs: day?.dayOfWeekAs ?? null,
      note: day?.note ?? null,
      lessons: term
        ? lessonsOn(own, date, term.startDate, day).map(({ calendarId: _, ...lesson }) => ({
            ...lesson,
            startsAt: hourOf(lesson.fromSection)?.startsAt ?? null,
            endsAt: hourOf(lesson.toSection)?.endsAt ?? null,
          }))
        : [],
    }
  })
}

export const timetableRoutes: readonly Route[] = [answerCall(lessonCalls.mine, daysAsked, mine)]
