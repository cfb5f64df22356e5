import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import {
  type ClassLesson,
  datesOf,
  daysOf,
  hoursOf,
  isHolidayEve,
  lessonsLost,
  type Period,
  type Span,
  shortenedTo,
  windowOf,
} from './reckoning.ts'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const periods: readonly Period[] = Array.from({ length: 8 }, (_, at) => ({
  section: at + 1,
  season: 'all',
  startsAt: clock(480 + at * 60),
  endsAt: clock(525 + at * 60),
}))
/** 2026-11-23 is a Monday; week 1 begins on it. */
const monday = '2026-11-23'
const lesson = (dayOfWeek: string, fromSection: number, parity = 'every'): ClassLesson => ({
  ...{ dayOfWeek, fromSection, toSection: fromSection + 1, fromWeek: 1, toWeek: 18, parity },
  subject: `${dayOfWeek}-${fromSection}`,
})
const terms = [
  {
    startDate: monday,
    weeks: 20,
    lessons: [lesson('1', 1), lesson('1', 7), lesson('2', 3, 'even'), lesson('5', 5)],
  },
]
const whole = (startsOn: string, endsOn = startsOn): Span => ({
  ...{ startsOn, endsOn, startsSection: null, endsSection: null },
})

describe('the lessons lost', () => {
  const of = (span: Span, days = new Map()) =>
    lessonsLost(span, terms, days).map(({ date, subject }) => `${date} ${subject}`)

  it('are those of the timetable, by week and section', () => {
    expect(of(whole(monday, '2026-11-27'))).toEqual(['2026-11-23 1-1', '2026-11-23 1-7', '2026-11-27 5-5'])
    expect(of(whole('2026-12-01'))).toEqual(['2026-12-01 2-3'])
    const part: Span = { startsOn: monday, startsSection: 2, endsOn: monday, endsSection: 7 }
    expect(lessonsLost(part, terms, new Map())).toMatchObject([
      { fromSection: 2, toSection: 2 },
      { fromSection: 7, toSection: 7 },
    ])
    expect(hoursOf(lessonsLost(part, terms, new Map()))).toBe(2)
  })

  it('are none on a holiday, and those of another weekday on a make-up day', () => {
    const days = new Map([
      [monday, { kind: 'holiday', dayOfWeekAs: null }],
      ['2026-11-28', { kind: 'swapped', dayOfWeekAs: '1' }],
    ])
    expect(of(whole(monday, '2026-11-29'), days)).toEqual([
      '2026-11-27 5-5',
      '2026-11-28 1-1',
      '2026-11-28 1-7',
    ])
  })

  it('are none outside a term', () => {
    expect(of(whole('2026-11-16', '2026-11-22'))).toEqual([])
  })
})

it('a day counts half where no more than half its sections are taken', () => {
  const part = (startsSection: number, endsSection: number, endsOn = monday) =>
    daysOf({ startsOn: monday, startsSection, endsOn, endsSection }, periods)
  expect([part(1, 4), part(1, 5), part(5, 8), part(7, 2, '2026-11-24'), part(9, 10)]).toEqual([
    0.5, 1, 0.5, 1, 0,
  ])
})

it('begins and ends with its sections, or with its days', () => {
  expect(windowOf(whole(monday, '2026-11-24'), periods)).toEqual({
    startsAt: '2026-11-23 00:00:00',
    endsAt: '2026-11-24 23:59:00',
  })
  expect(windowOf({ startsOn: monday, startsSection: 2, endsOn: monday, endsSection: 3 }, periods)).toEqual({
    startsAt: '2026-11-23 09:00:00',
    endsAt: '2026-11-23 10:45:00',
  })
})

it('lies before a holiday by the calendar', () => {
  const days = new Map([['2026-11-26', { kind: 'holiday', dayOfWeekAs: null }]])
  const before = (date: string, eves: number) => isHolidayEve(whole(date), eves, days)
  expect([before('2026-11-25', 1), before('2026-11-24', 1), before('2026-11-24', 2)]).toEqual([
    true,
    false,
    true,
  ])
  expect([before('2026-11-26', 3), before('2026-11-25', 0)]).toEqual([false, false])
})

const spans = fc
  .record({
    from: fc.nat(30),
    length: fc.nat(40),
    sections: fc.option(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))),
  })
  .map(({ from, length, sections }): Span => {
    const startsOn = daysAfter(monday, from)
    const [first, last] = sections ?? [null, null]
    const ordered =
      length === 0 && first !== null && last !== null && last < first ? [last, first] : [first, last]
    const [startsSection = null, endsSection = null] = ordered
    return { startsOn, endsOn: daysAfter(startsOn, length), startsSection, endsSection }
  })

it('a student who is back early has been away no longer and lost no more than asked for', () => {
  fc.assert(
    fc.property(spans, fc.nat(80), fc.nat(1439), (span, day, minute) => {
      const back = `${daysAfter(span.startsOn, day - 20)} ${clock(minute)}:00`
      const real = shortenedTo(span, back, periods)
      const lost = (of: Span) => hoursOf(lessonsLost(of, terms, new Map()))
      if (!real) return back >= windowOf(span, periods).endsAt
      return daysOf(real, periods) <= daysOf(span, periods) && lost(real) <= lost(span)
    }),
  )
})

it('a longer leave never counts less, and no more than its dates', () => {
  fc.assert(
    fc.property(spans, (span) => {
      const longer = { ...span, endsOn: daysAfter(span.endsOn, 1), endsSection: null }
      const [days, more] = [daysOf(span, periods), daysOf(longer, periods)]
      return days <= more && days <= datesOf(span).length && days > 0
    }),
  )
})
