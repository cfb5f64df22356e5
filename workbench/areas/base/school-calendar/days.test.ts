import { describe, expect, it } from 'vitest'
import { daysAfter, weekDayOf } from '#domain/kernel/days.ts'
import { today } from '#domain/kits/college-clock.ts'
import { dayReached, weeksOf } from './days.ts'

describe('the weeks of a term', () => {
  it('begin with the Monday of the week the term starts in', () => {
    const weeks = weeksOf('2026-09-02', 18)
    expect(weeks).toHaveLength(18)
    expect(weeks[0]).toEqual([
      '2026-08-31',
      '2026-09-01',
      '2026-09-02',
      '2026-09-03',
      '2026-09-04',
      '2026-09-05',
      '2026-09-06',
    ])
    expect(weeks[17]?.[6]).toBe('2027-01-03')
  })

  it('keep a term that starts on Sunday in the week before', () => {
    expect(weeksOf('2026-09-06', 1)[0]?.[0]).toBe('2026-08-31')
  })
})

describe('a day', () => {
  it('passes over the end of a leap February', () => {
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(weekDayOf('2026-11-22')).toBe(7)
  })

  it('is the day at the school, not where the browser stands', () => {
    expect(today(new Date('2026-09-01T16:30:00Z'))).toBe('2026-09-02')
  })

  it.each([
    ['ArrowLeft', '2026-09-01'],
    ['ArrowRight', '2026-09-03'],
    ['ArrowUp', '2026-08-26'],
    ['ArrowDown', '2026-09-09'],
    ['Home', '2026-08-31'],
    ['End', '2026-09-06'],
    ['Tab', undefined],
  ])('leads by %s to %s', (key, reached) => expect(dayReached('2026-09-02', key)).toBe(reached))
})
