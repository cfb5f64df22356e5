import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDate, countedDays, isWorkingDay, workingDaysAfter } from './working-days.ts'

/** The National Day of 2026: off from Thursday to Wednesday, with two weekend days worked for it. */
const special = byDate([
  ...['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'].map((date) => ({
    date,
    kind: 'holiday',
  })),
  { date: '2026-09-27', kind: 'swapped' },
  { date: '2026-10-10', kind: 'swapped' },
])

describe('working days', () => {
  it('follow the week, the holidays and the days that are swapped for them', () => {
    expect(isWorkingDay('2026-09-28', special)).toBe(true)
    expect(isWorkingDay('2026-09-26', special)).toBe(false)
    expect(isWorkingDay('2026-09-27', special)).toBe(true)
    expect(isWorkingDay('2026-10-01', special)).toBe(false)
    expect(isWorkingDay('2026-10-10', special)).toBe(true)
  })

  it.each(['teaching', 'exam', 'training', 'military', 'swapped'])(
    'are weekend days with %s on them',
    (kind) => {
      expect(isWorkingDay('2026-10-17', byDate([{ date: '2026-10-17', kind }]))).toBe(true)
    },
  )

  it('carry a deadline over the holidays', () => {
    expect(workingDaysAfter('2026-09-30', 0, special)).toBe('2026-09-30')
    expect(workingDaysAfter('2026-09-30', 1, special)).toBe('2026-10-08')
    expect(workingDaysAfter('2026-09-30', 3, special)).toBe('2026-10-10')
    expect(workingDaysAfter('2026-09-30', 4, special)).toBe('2026-10-12')
  })

  it('end where a calendar has none', () => {
    const never = { get: () => ({ date: '', kind: 'holiday' }) } as unknown as typeof special
    expect(workingDaysAfter('2026-01-01', 1, never) > '2027-01-01').toBe(true)
  })

  it('are counted as many as the deadline went over', () => {
    const days = fc.date({ min: new Date('2026-08-01'), max: new Date('2026-12-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (day, count) => {
        const from = day.toISOString().slice(0, 10)
        const until = workingDaysAfter(from, count, special)
        const worked = countedDays(from, until, special).slice(1)
        expect(worked.filter(({ working }) => working)).toHaveLength(count)
        expect(worked.at(-1)).toEqual({ date: until, working: true })
      }),
    )
  })
})
