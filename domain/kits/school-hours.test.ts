import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDate, isWorkingDay } from '#domain/rules/working-days.ts'
import {
  type SchoolHours,
  workingDaysBetween,
  workingDaysCounted,
  workingHoursAfter,
  workingHoursBetween,
} from './school-hours.ts'

/** The National Day of 2026: off from Thursday to Wednesday, with two weekend days worked for it. */
const school: SchoolHours = {
  special: byDate([
    ...['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'].map((date) => ({
      date,
      kind: 'holiday',
      note: '国庆节',
    })),
    { date: '2026-09-27', kind: 'swapped', note: '补 10 月 5 日的课' },
    { date: '2026-10-10', kind: 'swapped' },
  ]),
  spans: [
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '17:30' },
  ],
}

const dueAfter = (moment: string, hours: number) => workingHoursAfter(moment, hours, school).due

describe('working hours', () => {
  it.each([
    ['2026-09-28 08:00:00', 4, '2026-09-28 12:00:00'],
    ['2026-09-28 11:30:00', 1, '2026-09-28 14:30:00'],
    ['2026-09-28 12:40:00', 0.5, '2026-09-28 14:30:00'],
    ['2026-09-28 17:00:00', 1, '2026-09-29 08:30:00'],
    ['2026-09-26 10:00:00', 2, '2026-09-27 10:00:00'],
    ['2026-09-30 16:30:00', 2, '2026-10-08 09:00:00'],
    ['2026-09-30 23:59:59', 7.5, '2026-10-08 17:30:00'],
    ['2026-09-28 16:29:30', 1, '2026-09-28 17:30:00'],
  ])('from %s, %d hours end at %s', (moment, hours, due) => expect(dueAfter(moment, hours)).toBe(due))

  it('are shown as they were counted', () => {
    const { from, due, hours, lines } = workingHoursAfter('2026-09-30 16:30:00', 2, school)
    expect([from, hours, due]).toEqual(['2026-09-30 16:30:00', 2, '2026-10-08 09:00:00'])
    const plain = { kind: null, note: null }
    const off = { is: 'off', from: null, to: null, minutes: 0 }
    const holiday = (day: number) => ({ ...off, date: `2026-10-0${day}`, kind: 'holiday', note: '国庆节' })
    const weekend = (day: number) => ({ ...off, ...plain, date: `2026-10-0${day}` })
    expect(lines).toEqual([
      { date: '2026-09-30', is: 'worked', from: '16:30', to: '17:30', minutes: 60, ...plain },
      { date: '2026-09-30', is: 'after', from: '17:30', to: null, minutes: 0, ...plain },
      ...[holiday(1), holiday(2), weekend(3), weekend(4), holiday(5), holiday(6), holiday(7)],
      { date: '2026-10-08', is: 'worked', from: '08:00', to: '09:00', minutes: 60, ...plain },
    ])
  })

  it.each([
    [
      '2026-09-28 06:20:00',
      5,
      ['before 06:20-08:00', 'worked 08:00-12:00', 'pause 12:00-14:00', 'worked 14:00-15:00'],
    ],
    ['2026-09-28 12:40:00', 1, ['pause 12:40-14:00', 'worked 14:00-15:00']],
    ['2026-09-28 12:00:00', 1, ['pause 12:00-14:00', 'worked 14:00-15:00']],
    ['2026-09-28 20:15:00', 1, ['after 20:15-', 'worked 08:00-09:00']],
    ['2026-09-28 17:30:00', 1, ['after 17:30-', 'worked 08:00-09:00']],
    ['2026-09-28 08:00:00', 4, ['worked 08:00-12:00']],
  ])('from %s, the hours that %d skip are named', (moment, hours, told) =>
    expect(
      workingHoursAfter(moment, hours, school).lines.map(
        ({ is, from, to }) => `${is} ${from ?? ''}-${to ?? ''}`,
      ),
    ).toEqual(told),
  )

  it('say of a weekend that is worked why it is', () => {
    const { lines } = workingHoursAfter('2026-09-26 10:00:00', 2, school)
    expect(lines.map(({ is, kind, note }) => [is, kind, note])).toEqual([
      ['off', null, null],
      ['worked', 'swapped', '补 10 月 5 日的课'],
    ])
  })

  it('end where a calendar has none', () => {
    const never = { get: () => ({ date: '', kind: 'holiday' }) } as unknown as SchoolHours['special']
    expect(workingHoursAfter('2026-09-01 08:00:00', 1, { ...school, special: never }).lines).toHaveLength(400)
  })

  const moments = fc
    .integer({ min: 0, max: 120 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2026, 7, 1) + minutes * 60_000).toISOString())
    .map((text) => `${text.slice(0, 10)} ${text.slice(11, 19)}`)
  const minutes = fc.integer({ min: 1, max: 60 * 80 })

  it('end within the working time of a working day, and are counted in full', () => {
    fc.assert(
      fc.property(moments, minutes, (moment, count) => {
        const { due, lines } = workingHoursAfter(moment, count / 60, school)
        const clock = due.slice(11, 16)
        expect(due > moment).toBe(true)
        expect(isWorkingDay(due.slice(0, 10), school.special)).toBe(true)
        expect(school.spans.some(({ from, to }) => from < clock && clock <= to)).toBe(true)
        expect(lines.reduce((sum, line) => sum + line.minutes, 0)).toBe(count)
        expect(lines.every(({ is, minutes }) => (is === 'worked') === minutes > 0)).toBe(true)
        expect(`${lines.at(-1)?.date} ${lines.at(-1)?.to}:00`).toBe(due)
      }),
    )
  })

  it('add up: a part and then the rest end where the whole does', () => {
    fc.assert(
      fc.property(moments, minutes, minutes, (moment, one, other) => {
        const whole = dueAfter(moment, (one + other) / 60)
        expect(dueAfter(dueAfter(moment, one / 60), other / 60)).toBe(whole)
      }),
    )
  })
})

describe('the working time between two moments', () => {
  it.each([
    ['2026-09-28 08:00:00', '2026-09-28 12:00:00', 4, 0],
    ['2026-09-28 11:30:00', '2026-09-28 15:00:00', 1.5, 0],
    ['2026-09-28 17:00:00', '2026-09-29 08:30:00', 1, 1],
    ['2026-09-30 16:30:00', '2026-10-08 09:00:00', 2, 1],
    ['2026-10-01 09:00:00', '2026-10-07 09:00:00', 0, 0],
    ['2026-09-25 09:00:00', '2026-09-28 08:00:00', 14, 2],
    ['2026-09-28 12:00:00', '2026-09-28 08:00:00', 0, 0],
  ])('from %s to %s: %d hours, %d days', (from, to, hours, days) => {
    expect(workingHoursBetween(from, to, school)).toBe(hours)
    expect(workingDaysBetween(from, to, school)).toBe(days)
  })

  it('is what a deadline gives, and what is left of one moves it by just the time that it stood still', () => {
    const moment = fc
      .integer({ min: 0, max: 120 * 24 * 60 })
      .map((minutes) => new Date(Date.UTC(2026, 7, 1) + minutes * 60_000).toISOString())
      .map((text) => `${text.slice(0, 10)} ${text.slice(11, 16)}:00`)
    const minutes = fc.integer({ min: 1, max: 60 * 80 })
    const between = (from: string, to: string) => workingHoursBetween(from, to, school)
    fc.assert(
      fc.property(moment, minutes, moment, moment, (opened, count, one, other) => {
        const due = dueAfter(opened, count / 60)
        expect(between(opened, due) * 60).toBeCloseTo(count)
        const [suspended, resumed] = [one, other].toSorted() as [string, string]
        fc.pre(suspended < due)
        const moved = dueAfter(resumed, between(suspended, due))
        expect(between(resumed, moved)).toBeCloseTo(between(suspended, due))
        expect(moved).toBe(dueAfter(due, between(suspended, resumed)))
      }),
    )
  })
})

it('working days end with the last hour of the day', () => {
  expect(workingDaysCounted('2026-09-30 09:00:00', 3, school).due).toBe('2026-10-10 17:30:00')
  expect(workingDaysCounted('2026-09-26 09:00:00', 1, school).due).toBe('2026-09-27 17:30:00')
})

it('working days are shown as they were counted, closed and swapped ones by their names', () => {
  const { lines, ...counted } = workingDaysCounted('2026-09-25 16:00:00', 2, school)
  expect(counted).toEqual({ from: '2026-09-25 16:00:00', due: '2026-09-28 17:30:00', days: 2 })
  expect(lines).toEqual([
    { date: '2026-09-25', is: 'begins', kind: null, note: null },
    { date: '2026-09-26', is: 'off', kind: null, note: null },
    { date: '2026-09-27', is: 'worked', kind: 'swapped', note: '补 10 月 5 日的课' },
    { date: '2026-09-28', is: 'worked', kind: null, note: null },
  ])
})
