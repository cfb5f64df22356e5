import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { dayAsked, termAsked, termsAsked, yearAsked, yearsAsked } from './asked.ts'

/** A term as the calendar's calls speak of it. */
export interface Term {
  readonly id: string
  readonly name: string
  /** The academic year, such as `2026-2027`. */
  readonly xn: string
  /** The code of the term in the dictionary of terms. */
  readonly xqM: string
  readonly startDate: string
  readonly weeks: number
}

/** One of several to choose from. */
interface Choice<Value> {
  readonly name: string
  readonly label: string
  readonly value: Value
}

/** A day of the calendar; `working` says whether people are at work. */
export interface CalendarDay {
  readonly calendarId: string
  readonly xn: string
  readonly xqM: string
  readonly date: string
  readonly week: number
  readonly dayOfWeek: number
  readonly working: boolean
  readonly kind: string
  readonly dayOfWeekAs: string | null
  readonly note: string | null
}

const get = { method: 'GET', access: 'signed-in' } as const

/** What clients of the family ask of the calendar (specification, section 7). */
export const calendarCalls = {
  /** What a day is in the calendar; null when it lies in no term. */
  day: defineCall<z.input<typeof dayAsked>, CalendarDay | null>({
    ...get,
    path: 'base/schoolCalendarItem/getOne',
    title: '某一天在校历中',
  }),
  /** The teaching weeks of a term, each with its Monday and Sunday. */
  weeks: defineCall<
    z.input<typeof termAsked>,
    readonly (Choice<number> & { readonly startDate: string; readonly endDate: string })[]
  >({
    ...get,
    path: 'base/schoolCalendarItem/getZcSelect',
    title: '学期的教学周',
    reply: 'list',
  }),
  /** The months that a term touches, such as `2026-09`. */
  months: defineCall<z.input<typeof termAsked>, readonly Choice<string>[]>({
    ...get,
    path: 'base/schoolCalendarItem/getMonthSelect',
    title: '学期的月份',
    reply: 'list',
  }),
  /** Latest first. */
  terms: defineCall<
    z.input<typeof termsAsked>,
    readonly (Term & Choice<string> & { readonly isCurrent: boolean })[]
  >({
    ...get,
    path: 'base/schoolCalendar/getXnXqSelect',
    title: '学年学期',
    reply: 'options',
  }),
  /** Academic years, latest first. */
  academicYears: defineCall<
    z.input<typeof yearsAsked>,
    readonly (Choice<string> & { readonly id: string; readonly isCurrent: boolean })[]
  >({
    ...get,
    path: 'base/schoolCalendar/getXnSelect',
    title: '学年',
    reply: 'options',
  }),
  /** The calendar years that an academic year touches; without one those of all. */
  years: defineCall<z.input<typeof yearAsked>, readonly Choice<number>[]>({
    ...get,
    path: 'base/schoolCalendar/getYear',
    title: '学年跨过的年份',
    reply: 'list',
  }),
}
