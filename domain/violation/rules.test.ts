import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { conductOf } from './effects.ts'
import { pointsFor, suggestedBy } from './points.ts'
import { monthsAfter, releasableFrom, termsOf } from './terms.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((after) => daysAfter('2000-01-01', after))
const months = fc.integer({ min: 1, max: 24 })
const count = fc.integer({ min: 0, max: 100 })

describe('points', () => {
  it('grow with repetition, and never beyond the most', () => {
    fc.assert(
      fc.property(count, count, count, fc.nat(20), (points, repeatPoints, mostPoints, before) => {
        const tariff = { points, repeatPoints, mostPoints }
        const now = pointsFor(tariff, before)
        expect(now).toBeLessThanOrEqual(mostPoints)
        expect(pointsFor(tariff, before + 1)).toBeGreaterThanOrEqual(now)
      }),
    )
    expect(pointsFor({ points: 3, repeatPoints: 2, mostPoints: 10 }, 2)).toBe(7)
  })

  it('suggest the severest punishment that they reach', () => {
    const thresholds = { warning: 10, serious: 20, demerit: 30, probation: 40 }
    expect([9, 10, 29, 30, 99].map((points) => suggestedBy(points, thresholds))).toEqual([
      ...[null, 'warning', 'serious', 'demerit', 'probation'],
    ])
  })

  it('count as a punishment from a warning up', () => {
    const light = { level: 'circular', points: 5 } as const
    expect(conductOf([light, light])).toEqual({ count: 2, points: 10, level: 'circular', punished: false })
    expect(conductOf([light, { level: 'demerit', points: 25 }])).toMatchObject({
      level: 'demerit',
      punished: true,
    })
    expect(conductOf([])).toEqual({ count: 0, points: 0, level: null, punished: false })
  })
})

describe('terms', () => {
  it('end on the same day of a later month, or on the last that it has', () => {
    expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
    expect(monthsAfter('2026-11-24', 12)).toBe('2027-11-24')
    fc.assert(
      fc.property(day, months, (from, many) => {
        const to = monthsAfter(from, many)
        const apart = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
        expect(apart(to) - apart(from)).toBe(many)
        expect(to.slice(8) <= from.slice(8)).toBe(true)
      }),
    )
  })

  it('let a student appeal for so many days after receipt, the last one included', () => {
    expect(termsOf({ receivedOn: '2026-11-24', appealDays: 10, months: 6 })).toEqual({
      ...{ appealUntil: '2026-12-04', endsOn: '2027-05-24' },
    })
  })

  it('begin anew with each later violation, and are halved by merit alone', () => {
    fc.assert(
      fc.property(day, months, fc.array(day, { maxLength: 4 }), (receivedOn, many, later) => {
        const behaviour = { receivedOn, months: many, later, merit: false }
        const from = releasableFrom(behaviour)
        expect(from >= monthsAfter(receivedOn, many)).toBe(true)
        for (const each of later) expect(from >= monthsAfter(each, many)).toBe(true)
        expect(releasableFrom({ ...behaviour, merit: true }) <= from).toBe(true)
      }),
    )
    expect(releasableFrom({ receivedOn: '2026-01-10', months: 9, later: ['2026-03-01'], merit: true })).toBe(
      '2026-08-01',
    )
  })
})
