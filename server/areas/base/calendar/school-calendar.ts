import { sql } from 'kysely'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { lastDayOf } from '#domain/kits/school-week.ts'
import { serve } from '#server/core/serve.ts'

/** Terms do not overlap, and none may leave a day behind that was entered for it. */
export const schoolCalendars = serve(schoolCalendar, {
  async beforeWrite({ startDate = '', weeks = 0 }, { db, actor: { tenantId }, current }) {
    const last = lastDayOf(startDate, weeks)
    const { rows: others } = await sql<{ name: string }>`select name from base_school_calendar
      where tenant_id = ${tenantId} and id <> ${current?.id ?? '00000000-0000-0000-0000-000000000000'}
      and start_date <= ${last}::date and start_date + weeks * 7 > ${startDate}::date`.execute(db)
    if (others[0]) wrong('startDate', `与${others[0].name}的日期重叠`)
    if (current) {
      const { rows: outside } = await sql<{
        date: string
      }>`select date::text as date from base_school_calendar_day
        where tenant_id = ${tenantId} and calendar_id = ${current.id}
        and date not between ${startDate}::date and ${last}::date limit 1`.execute(db)
      if (outside[0]) wrong('startDate', `校历日期 ${outside[0].date} 将不在学期内，请先调整`)
    }
    return undefined
  },
})

export const schoolCalendarDays = serve(schoolCalendarDay, {
  async beforeWrite({ calendarId, date = '' }, { db, actor: { tenantId } }) {
    const { rows } = await sql<{ startDate: string; weeks: number }>`
      select start_date::text as "startDate", weeks from base_school_calendar
      where tenant_id = ${tenantId} and id = ${calendarId}`.execute(db)
    const [of] = rows
    if (of && (date < of.startDate || date > lastDayOf(of.startDate, of.weeks)))
      wrong('date', `日期应在 ${of.startDate} 至 ${lastDayOf(of.startDate, of.weeks)} 之间`)
    return undefined
  },
})

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
