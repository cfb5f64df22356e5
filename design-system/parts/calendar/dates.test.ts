import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate, readMonth } from './dates.ts'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  isDay,
  startOfWeek,
  todayIn,
  weekdayOf,
  weeksOfMonth,
} from './days.ts'
import { move } from './move.ts'
import { readTime, shiftTime, withPart } from './times.ts'
import { isWeek, mondayOf, readWeek, schoolWeekOf, weekOf } from './weeks.ts'

const anyDay = fc.integer({ min: 0, max: 200_000 }).map((count) => addDays('1900-01-01', count))

test('days go on and back, through leap years too', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      const month = addMonths(day, count % 300)
      expect(isDay(month) && Number(month.slice(8)) <= Number(day.slice(8))).toBe(true)
    }),
  )
})

test('a month is six whole weeks from Monday that hold all its days', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksOfMonth(day)
      expect(weeks.flat()).toHaveLength(42)
      expect(weeks.every(([monday = '']) => weekdayOf(monday) === 1)).toBe(true)
      expect(weeks.flat()).toContain(day)
    }),
  )
})

// From the table of years that begin or end in a week of another (ISO 8601).
test.each<[Day, string]>([
  ['2005-01-01', '2004-W53'],
  ['2005-01-02', '2004-W53'],
  ['2005-12-31', '2005-W52'],
  ['2007-01-01', '2007-W01'],
  ['2008-12-29', '2009-W01'],
  ['2009-12-31', '2009-W53'],
  ['2010-01-03', '2009-W53'],
  ['2020-12-31', '2020-W53'],
  ['2026-11-21', '2026-W47'],
])('%s is in week %s', (day, week) => expect(weekOf(day)).toBe(week))

test('a week and its Monday are one another’s', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(mondayOf(weekOf(day))).toBe(startOfWeek(day))
      expect(isWeek(weekOf(day))).toBe(true)
    }),
  )
  expect(isWeek('2026-W53')).toBe(true)
  expect(isWeek('2025-W53')).toBe(false)
  expect(isWeek('2026-W00')).toBe(false)
})

test('weeks of term are counted from the week it begins in', () => {
  expect(schoolWeekOf('2026-09-02', '2026-09-02')).toBe(1)
  expect(schoolWeekOf('2026-08-31', '2026-09-02')).toBe(1)
  expect(schoolWeekOf('2026-09-07', '2026-09-02')).toBe(2)
  expect(schoolWeekOf('2026-08-30', '2026-09-02')).toBeNull()
  expect(schoolWeekOf('2027-02-01', '2026-09-02', 20)).toBeNull()
})

test.each<readonly [string, string | undefined]>([
  ...[
    '2026-9-1',
    '2026/09/01',
    '2026.9.1',
    '2026年9月1日',
    '20260901',
    '２０２６－９－１',
    ' 2026 9 1 ',
    '9-1',
    '9月1日',
  ].map((typed) => [typed, '2026-09-01'] as const),
  ['明天', '2026-11-22'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['jiuyue', undefined],
  ['', undefined],
])('the date “%s” is %s', (typed, day) => expect(readDate(typed, '2026-11-21')).toBe(day))

test.each<readonly [string, string | undefined]>([
  ...['2026-9', '2026/09', '2026年9月', '202609'].map((typed) => [typed, '2026-09'] as const),
  ['2026-13', undefined],
])('the month “%s” is %s', (typed, month) => expect(readMonth(typed)).toBe(month))

test.each<readonly [string, string | undefined]>([
  ...['2026-W47', '2026w47', '2026年第47周', '2026 47'].map((typed) => [typed, '2026-W47'] as const),
  ['2025-W53', undefined],
])('the week “%s” is %s', (typed, week) => expect(readWeek(typed)).toBe(week))

test.each<readonly [string, string | undefined]>([
  ...['8:05', '8：05', '0805', '805', '8点5分', '08.05', '上午8:05', '8:05 am'].map(
    (typed) => [typed, '08:05'] as const,
  ),
  ['8点半', '08:30'],
  ['15', '15:00'],
  ['下午3:20', '15:20'],
  ['3:20 PM', '15:20'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['ba dian', undefined],
])('the time “%s” is %s', (typed, time) => expect(readTime(typed)).toBe(time))

test('a time stays within its day and keeps its seconds', () => {
  expect(readTime('8:05:09', true)).toBe('08:05:09')
  expect(shiftTime('08:05', 15)).toBe('08:20')
  expect(shiftTime('23:50', 30)).toBe('23:59')
  expect(shiftTime('00:10:05', -30)).toBe('00:00:00')
  expect(withPart(null, 0, 9, false)).toBe('09:00')
  expect(withPart('09:05:10', 2, 30, true)).toBe('09:05:30')
  const any = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  fc.assert(
    fc.property(any, ([hour, minute]) => {
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
      expect(readTime(time)).toBe(time)
      expect(readTime(time.replace(':', ''))).toBe(time)
    }),
  )
})

test('keys of the grid lead back to where they came from', () => {
  const pairs = [
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowUp', 'ArrowDown'],
  ] as const
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...pairs), (day, [there, back]) => {
      expect(move('day', move('day', day, there, false) ?? '', back, false)).toBe(day)
    }),
  )
  expect(move('day', '2026-11-21', 'Home', false)).toBe('2026-11-16')
  expect(move('day', '2026-11-21', 'End', false)).toBe('2026-11-22')
  expect(move('day', '2026-01-31', 'PageDown', false)).toBe('2026-02-28')
  expect(move('day', '2026-01-31', 'PageUp', true)).toBe('2025-01-31')
  expect(move('month', '2026-06-15', 'Home', false)).toBe('2026-05-15')
  expect(move('month', '2026-06-15', 'End', false)).toBe('2026-08-15')
  expect(move('month', '2026-06-15', 'PageDown', false)).toBe('2027-06-15')
  expect(move('year', '2026-06-15', 'ArrowDown', false)).toBe('2030-06-15')
  expect(move('day', '2026-06-15', 'x', false)).toBeNull()
})

test('today is the day of the clock that hangs there, not of the reader', () => {
  const noonInNewYork = new Date('2026-08-31T16:00:00Z')
  expect(todayIn('Asia/Shanghai', noonInNewYork)).toBe('2026-09-01')
  expect(todayIn('America/New_York', noonInNewYork)).toBe('2026-08-31')
})
