import { sql } from 'kysely'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { daysAfter, lastDayOf, weekDayOf, weekOf } from '#domain/kits/school-week.ts'
import { byDate, isWorkingDay } from '#domain/rules/working-days.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { askedTerm, currentOf, termsOf } from '#server/personal/timetable/terms.ts'
import { current, term, xn } from '#server/platform/openapi/parameters.ts'

/** Terms, latest first; `xn`, `xqM` and `isCurrent=1` narrow them. */
async function termSelect(call: PersonalCall) {
  const { xn, xqM, isCurrent } = call.c.req.query()
  const terms = await termsOf(call)
  const current = currentOf(terms, todayOf(call.app))
  return terms
    .filter((term) => (!xn || term.xn === xn) && (!xqM || term.xqM === xqM))
    .filter((term) => isCurrent !== '1' || term === current)
    .map((term) => ({ ...term, label: term.name, value: term.id, isCurrent: term === current }))
    .reverse()
}

/** Academic years, latest first. */
async function yearSelect(call: PersonalCall) {
  const terms = await termSelect(call)
  return [...Map.groupBy(terms, ({ xn }) => xn)].map(([xn, own]) => ({
    id: xn,
    name: `${xn}学年`,
    label: `${xn}学年`,
    value: xn,
    isCurrent: own.some(({ isCurrent }) => isCurrent),
  }))
}

/** The calendar years that an academic year touches; without `xn` those of all. */
async function years(call: PersonalCall) {
  const named = (await termSelect(call)).flatMap(({ xn }) => xn.split('-'))
  return [...new Set(named)]
    .sort()
    .map((year) => ({ name: `${year}年`, label: `${year}年`, value: Number(year) }))
}

/** The teaching weeks of a term, each with its Monday and Sunday. */
async function weekSelect(call: PersonalCall) {
  const term = await askedTerm(call)
  return Array.from({ length: term?.weeks ?? 0 }, (_, index) => {
    const startDate = daysAfter(term?.startDate ?? '', index * 7)
    const name = `第${index + 1}周`
    return { name, label: name, value: index + 1, startDate, endDate: daysAfter(startDate, 6) }
  })
}

/** The months that a term touches. */
async function monthSelect(call: PersonalCall) {
  const term = await askedTerm(call)
  if (!term) return []
  const days = Array.from({ length: term.weeks * 7 }, (_, index) =>
    daysAfter(term.startDate, index).slice(0, 7),
  )
  return [...new Set(days)].map((value) => {
    const [year, month] = value.split('-')
    const name = `${year}年${Number(month)}月`
    return { name, label: name, value }
  })
}

/** What the day `riQiStr` is in the calendar, today unless given; nothing when it lies in no term. */
async function day(call: PersonalCall) {
  const date = call.c.req.query('riQiStr') || todayOf(call.app)
  if (!schoolCalendarDay.fields.date.schema.safeParse(date).success)
    refuse({ type: 'invalid', message: '请求参数格式错误: riQiStr' })
  const term = (await termsOf(call)).find(
    ({ startDate, weeks }) => startDate <= date && date <= lastDayOf(startDate, weeks),
  )
  if (!term) return null
  const { rows } = await sql<{ kind: string }>`select kind, day_of_week_as as "dayOfWeekAs", note
    from base_school_calendar_day
    where tenant_id = ${call.tenantId} and calendar_id = ${term.id} and date = ${date}::date`.execute(
    call.app.db,
  )
  const kind = rows[0]?.kind ?? 'teaching'
  const special = byDate(rows[0] ? [{ date, kind }] : [])
  return {
    calendarId: term.id,
    xn: term.xn,
    xqM: term.xqM,
    date,
    week: weekOf(term.startDate, date),
    dayOfWeek: weekDayOf(date),
    working: isWorkingDay(date, special),
    ...(rows[0] ?? { kind: 'teaching', dayOfWeekAs: null, note: null }),
  }
}

type Told = Pick<Route, 'title' | 'query' | 'reply'>

const route = (path: string, told: Told, answer: (call: PersonalCall) => unknown): Route => ({
  method: 'GET',
  path: `base/${path}`,
  access: 'signed-in',
  ...told,
  answer,
})

export const calendarRoutes: readonly Route[] = [
  route('schoolCalendarItem/getOne', { title: '某一天在校历中', query: { riQiStr: '日期，默认今天' } }, day),
  route('schoolCalendarItem/getZcSelect', { title: '学期的教学周', query: term, reply: 'list' }, weekSelect),
  route(
    'schoolCalendarItem/getMonthSelect',
    { title: '学期的月份', query: term, reply: 'list' },
    monthSelect,
  ),
  route(
    'schoolCalendar/getXnXqSelect',
    { title: '学年学期', query: { ...term, ...current }, reply: 'options' },
    termSelect,
  ),
  route(
    'schoolCalendar/getXnSelect',
    { title: '学年', query: { ...xn, ...current }, reply: 'options' },
    yearSelect,
  ),
  route('schoolCalendar/getYear', { title: '学年跨过的年份', query: xn, reply: 'list' }, years),
]
