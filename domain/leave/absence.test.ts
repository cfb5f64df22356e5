import { expect, it } from 'vitest'
import { absenceLevelOf, overstayOf } from './absence.ts'

const periods = ['08:00', '10:00', '14:00'].map((startsAt, at) => ({
  ...{ section: at + 1, season: 'all', startsAt, endsAt: '23:00' },
}))
const leave = (endsOn: string, endsSection: number | null = null) => ({
  ...{ startsOn: '2026-11-02', startsSection: endsSection && 1, endsOn, endsSection },
})

it.each([
  ['2026-11-02 22:00:00', null, undefined],
  ['2026-11-03 07:59:00', null, undefined],
  ['2026-11-03 08:00:00', null, ['2026-11-03', null, '2026-11-03', 1]],
  ['2026-11-05 06:00:00', null, ['2026-11-03', null, '2026-11-04', null]],
  ['2026-11-02 09:00:00', 1, undefined],
  ['2026-11-02 10:30:00', 1, ['2026-11-02', 2, '2026-11-02', 2]],
  ['2026-11-03 10:30:00', 1, ['2026-11-02', 2, '2026-11-03', 2]],
])('beyond a leave until %s lies what was not asked for', (until, section, expected) => {
  const span = overstayOf(leave('2026-11-02', section), until, periods)
  expect(span && [span.startsOn, span.startsSection, span.endsOn, span.endsSection]).toEqual(expected)
})

it('is punished from the hours on that the college has set', () => {
  const starts = { warning: 10, seriousWarning: 20, demerit: 30, probation: 40, expulsion: 50 }
  expect([9, 10, 29, 50, 99].map((hours) => absenceLevelOf(hours, starts))).toEqual([
    ...[null, 'warning', 'seriousWarning', 'expulsion', 'expulsion'],
  ])
})
