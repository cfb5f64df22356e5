import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { appealUntilOf, endsOnOf, isMilder, monthsOf, servedOf } from './terms.ts'

const settings = { warningMonths: 6, seriousMonths: 6, demeritMonths: 9, probationMonths: 12 }
const day = fc.integer({ min: 0, max: 900 }).map((days) => daysAfter('2026-01-01', days))

describe('the term of a punishment', () => {
  it('is that of its kind, counted from the delivery, and an expulsion has none', () => {
    expect(endsOnOf('2026-03-31', monthsOf('warning', settings))).toBe('2026-09-30')
    expect(endsOnOf('2026-03-31', monthsOf('demerit', settings))).toBe('2026-12-31')
    expect(endsOnOf('2026-03-31', monthsOf('expulsion', settings))).toBeNull()
    expect(appealUntilOf('2026-03-25', 10)).toBe('2026-04-04')
  })

  it('orders the kinds from the mildest to the heaviest', () => {
    expect([isMilder('warning', 'serious'), isMilder('expulsion', 'probation')]).toEqual([true, false])
    expect(isMilder('demerit', 'demerit')).toBe(false)
  })

  it('begins anew with each later violation, and is halved by great merit', () => {
    const served = { receivedOn: '2026-01-10', months: 6, merit: false, today: '2026-05-10' }
    expect(servedOf({ ...served, later: [] })).toEqual({
      ...{ began: '2026-01-10', removableOn: '2026-07-10', termDays: 181, servedDays: 120 },
    })
    expect(servedOf({ ...served, later: ['2026-03-10'] })).toEqual({
      ...{ began: '2026-03-10', removableOn: '2026-09-10', termDays: 184, servedDays: 61 },
    })
    expect(servedOf({ ...served, later: [], merit: true }).removableOn).toBe('2026-04-10')
  })

  it('is served in full exactly from the day on which its removal may be asked for', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...{ receivedOn: day, later: fc.array(day, { maxLength: 4 }), today: day },
          ...{ months: fc.integer({ min: 1, max: 24 }), merit: fc.boolean() },
        }),
        (served) => {
          const { removableOn, termDays, servedDays } = servedOf(served)
          expect(servedDays === termDays).toBe(served.today >= removableOn)
          expect(servedDays).toBeGreaterThanOrEqual(0)
          expect(removableOn > served.receivedOn).toBe(true)
        },
      ),
    )
  })
})
