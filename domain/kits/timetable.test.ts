import { expect, it } from 'vitest'
import { heldIn, lessonsOn, seasonOf } from './timetable.ts'

const lesson = { dayOfWeek: '3', fromSection: 1, fromWeek: 2, toWeek: 9, parity: 'every' }
const start = '2026-08-31'

it('is held from its first week to its last, in odd or even weeks only when it says so', () => {
  const weeks = (parity: string) =>
    Array.from({ length: 12 }, (_, at) => at + 1).filter((week) => heldIn({ ...lesson, parity }, week))
  expect(weeks('every')).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(weeks('odd')).toEqual([3, 5, 7, 9])
  expect(weeks('even')).toEqual([2, 4, 6, 8])
})

it('has on a make-up day the lessons of the weekday it stands in for', () => {
  const swapped = { kind: 'swapped', dayOfWeekAs: '3' }
  // Saturday, 10 October 2026, of week 6.
  expect(lessonsOn([lesson], '2026-10-10', start, undefined)).toEqual([])
  expect(lessonsOn([lesson], '2026-10-10', start, swapped)).toEqual([lesson])
})

it.each(['holiday', 'exam', 'training', 'military'])('has none on a day of %s', (kind) => {
  expect(lessonsOn([lesson], '2026-10-14', start, { kind, dayOfWeekAs: null })).toEqual([])
  expect(lessonsOn([lesson], '2026-10-14', start, { kind: 'teaching', dayOfWeekAs: null })).toHaveLength(1)
})

it('comes in the order of its sections', () => {
  const later = { ...lesson, fromSection: 5 }
  expect(lessonsOn([later, lesson], '2026-10-14', start, undefined)).toEqual([lesson, later])
})

it('goes by summer time from May to September', () => {
  expect(['2026-04-30', '2026-05-01', '2026-09-30', '2026-10-01'].map(seasonOf)).toEqual([
    'winter',
    'summer',
    'summer',
    'winter',
  ])
})
