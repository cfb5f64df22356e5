import type { z } from 'zod'
import { dayAsked, termAsked, termsAsked, yearAsked, yearsAsked } from '#domain/base/calendar/asked.ts'
import { calendarCalls } from '#domain/base/calendar/calls.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { daysAfter, weekDayOf } from '#domain/kernel/days.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { lastDayOf, weekOf } from '#domain/kits/school-week.ts'
import { byDate, isWorkingDay } from '#domain/rules/working-days.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { askedTerm, currentOf, termsOf } from '#server/personal/timetable/terms.ts'

/** Terms, latest first; `xn`, `xqM` and `isCurrent=1` narrow them. */
async function termSelect({ xn, xqM, isCurrent }: z.output<typeof termsAsked>, call: PersonalCall) {
  const terms = await termsOf(call)
  const current = currentOf(terms, todayOf(call.app))
  return terms
    .filter((term) => (!xn || term.xn === xn) && (!xqM || term.xqM === xqM))
    .filter((term) => isCurrent !== '1' || term === current)
    .map((term) => ({ ...term, label: term.name, value: term.id, isCurrent: term === current }))
    .reverse()
}

/** Academic years, latest first. */
async function yearSelect(asked: z.output<typeof yearsAsked>, call: PersonalCall) {
  const terms = await termSelect(asked, call)
  return [...Map.groupBy(terms, ({ xn }) => xn)].map(([xn, own]) => ({
    id: xn,
    name: `${xn}学年`,
    label: `${xn}学年`,
    value: xn,
    isCurrent: own.some(({ isCurrent }) => isCurrent),
  }))
}

/** The calendar years that an academic year touches; without `xn` those of all. */
async function years(asked: z.output<typeof yearAsked>, call: PersonalCall) {
  const named = (await termSelect(asked, call)).flatMap(({ xn }) => xn.split('-'))
  return [...new Set(named)]
    .sort()
    .map((year) => ({ name: `${year}年`, label: `${year}年`, value: Number(year) }))
}

/** The teaching weeks of a term, each with its Monday and Sunday. */
async function weekSelect(asked: z.output<typeof termAsked>, call: PersonalCall) {
  const term = await askedTerm(asked, call)
  return Array.from({ length: term?.weeks ?? 0 }, (_, index) => {
    const startDate = daysAfter(term?.startDate ?? '', index * 7)
    const name = `第${index + 1}周`
    return { name, label: name, value: index + 1, startDate, endDate: daysAfter(startDate, 6) }
  })
}

/** The months that a term touches. */
async function monthSelect(asked: z.output<typeof termAsked>, call: PersonalCall) {
  const term = await askedTerm(asked, call)
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
async function day({ riQiStr }: z.output<typeof dayAsked>, call: PersonalCall) {
  const date = riQiStr || todayOf(call.app)
  if (!schemaOf(schoolCalendarDay.fields.date).safeParse(date).success)
    refuse({ type: 'invalid', message: '请求参数格式错误: riQiStr' })
  const term = (await termsOf(call)).find(
    ({ startDate, weeks }) => startDate <= date && date <= lastDayOf(startDate, weeks),
  )
  if (!term) return null
  const row = await table(schoolCalendarDay, call.app.db, call.tenantId).get({ calendarId: term.id, date }, [
    'kind',
    'dayOfWeekAs',
    'note',
  ])
  const kind = row?.kind ?? 'teaching'
  const special = byDate(row ? [{ date, kind }] : [])
  return {
    calendarId: term.id,
    xn: term.xn,
    xqM: term.xqM,
    date,
    week: weekOf(term.startDate, date),
    dayOfWeek: weekDayOf(date),
    working: isWorkingDay(date, special),
    ...(row ?? { kind: 'teaching', dayOfWeekAs: null, note: null }),
  }
}

export const calendarRoutes: readonly Route[] = [
  answerCall(calendarCalls.day, dayAsked, day),
  answerCall(calendarCalls.weeks, termAsked, weekSelect),
  answerCall(calendarCalls.months, termAsked, monthSelect),
  answerCall(calendarCalls.terms, termsAsked, termSelect),
  answerCall(calendarCalls.academicYears, yearsAsked, yearSelect),
  answerCall(calendarCalls.years, yearAsked, years),
]
