import { sql } from 'kysely'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { lastDayOf } from '#domain/kits/school-week.ts'
import { atMost, not, table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** Terms do not overlap, and none may leave a day behind that was entered for it. */
export const schoolCalendars = serve(schoolCalendar, {
  async beforeWrite({ startDate = '', weeks = 0 }, { db, actor: { tenantId }, current }) {
    const last = lastDayOf(startDate, weeks)
    const row = await table(schoolCalendar, db, tenantId).get(
      [
        { id: not(current?.id ?? '00000000-0000-0000-0000-000000000000'), startDate: atMost(last) },
        sql`start_date + weeks * 7 > ${startDate}::date`,
      ],
      ['name'],
    )
    if (row) refuseAt('startDate', phrase('与{{name}}的日期重叠', { name: row.name }))
    if (current) {
      const row = await table(schoolCalendarDay, db, tenantId).get(
        [{ calendarId: current.id }, sql`date not between ${startDate}::date and ${last}::date`],
        ['date'],
      )
      if (row) refuseAt('startDate', phrase('校历日期 {{day}} 将不在学期内，请先调整', { day: row.date }))
    }
    return undefined
  },
})

export const schoolCalendarDays = serve(schoolCalendarDay, {
  async beforeWrite({ calendarId, date = '' }, { db, actor: { tenantId } }) {
    const of = await table(schoolCalendar, db, tenantId).get({ id: calendarId }, ['startDate', 'weeks'])
    if (of && (date < of.startDate || date > lastDayOf(of.startDate, of.weeks)))
      refuseAt(
        'date',
        phrase('日期应在 {{from}} 至 {{to}} 之间', {
          from: of.startDate,
          to: lastDayOf(of.startDate, of.weeks),
        }),
      )
    return undefined
  },
})
