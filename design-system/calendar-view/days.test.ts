import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, hourOn, monthGrid, monthOf, onDay, weekday } from './days.ts'

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const start = fc.constantFrom(0 as const, 1 as const)

describe('days', () => {
  it('go on over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11-21', 2)).toBe('2027-01-21')
    expect(weekday('2026-11-21', 1)).toBe(5)
    expect(weekday('2026-11-22', 0)).toBe(0)
  })

  it('come back when one goes back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  it('make a grid of whole weeks that holds the month, without gap or repetition', () => {
    fc.assert(
      fc.property(anyDay, start, (day, weekStart) => {
        const weeks = monthGrid(day, weekStart)
        const days = weeks.flat()
        expect(weeks.length).toBeGreaterThanOrEqual(4)
        expect(weeks.length).toBeLessThanOrEqual(6)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(weekday(week[0] ?? '', weekStart)).toBe(0)
          expect(week.some((each) => monthOf(each) === monthOf(day))).toBe(true)
        }
        for (const [at, each] of days.entries()) if (at > 0) expect(each).toBe(addDays(days[at - 1] ?? '', 1))
        expect(days).toContain(`${monthOf(day)}-01`)
        expect(days).toContain(addDays(`${monthOf(addMonths(`${monthOf(day)}-01`, 1))}-01`, -1))
      }),
    )
  })

  it('gather what falls on them, the whole day first', () => {
    const events = [
      { id: 'class', start: '2026-11-21T14:00' },
      { id: 'exam', start: '2026-11-20', end: '2026-11-22' },
      { id: 'early', start: '2026-11-21T08:00', end: '2026-11-21T09:40' },
      { id: 'other', start: '2026-11-23' },
    ]
    expect(onDay(events, '2026-11-21').map(({ id }) => id)).toEqual(['exam', 'early', 'class'])
    expect(onDay(events, '2026-11-22').map(({ id }) => id)).toEqual(['exam'])
    expect(hourOn({ start: '2026-11-21T23:30', end: '2026-11-22T01:00' }, '2026-11-22')).toBe('')
  })
})
