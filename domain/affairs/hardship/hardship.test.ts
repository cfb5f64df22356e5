import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divided, totalOf } from './places.ts'
import { type Household, levelOf, scoreOf } from './score.ts'

const yuan = (most: number) => fc.integer({ min: 0, max: most }).map((each) => `${each}.00`)
const said = fc.option(fc.constantFrom('暴雨', ' '))
const family: fc.Arbitrary<Household> = fc.record({
  familySize: fc.integer({ min: 1, max: 20 }),
  labourCount: fc.integer({ min: 0, max: 20 }),
  supportCount: fc.integer({ min: 0, max: 20 }),
  ...{ incomePerHead: yuan(200_000), debt: fc.option(yuan(900_000)) },
  ...{ disaster: said, accident: said, illness: said },
  groups: fc.option(fc.subarray(['1', '5', '10', '14']).map((codes) => codes.join(','))),
})
const thresholds = { specialFrom: 60, hardFrom: 40, plainFrom: 25 }
const levels = [null, 'plain', 'hard', 'special'] as const
const rankOf = (row: Household) => levels.indexOf(levelOf(scoreOf(row).points, row.groups, thresholds))

describe('the score sheet', () => {
  it('adds up what a family lacks', () => {
    const poor = {
      familySize: 5,
      labourCount: 1,
      supportCount: 2,
      incomePerHead: '3600.00',
      debt: '45000.00',
    }
    const more = { disaster: null, accident: null, illness: '父亲尿毒症，长期透析', groups: '1' }
    expect(scoreOf({ ...poor, ...more })).toEqual({
      ...{ incomePoints: 32, burdenPoints: 14, debtPoints: 5, eventPoints: 5, groupPoints: 15, points: 71 },
    })
    expect(levelOf(71, '1', thresholds)).toBe('special')
    expect(levelOf(71, null, thresholds)).toBe('hard')
    expect([
      levelOf(40, '1', thresholds),
      levelOf(39, null, thresholds),
      levelOf(24, '1', thresholds),
    ]).toEqual([...['hard', 'plain', null]])
  })

  it('stays between 0 and 100, item by item, and proposes 特别困难 to special groups alone', () => {
    fc.assert(
      fc.property(family, (row) => {
        const { points, ...items } = scoreOf(row)
        expect(Object.values(items).every((item) => Number.isInteger(item) && item >= 0)).toBe(true)
        expect(points).toBe(Object.values(items).reduce((sum, item) => sum + item, 0))
        expect(points).toBeLessThanOrEqual(100)
        if (!row.groups) expect(rankOf(row)).toBeLessThan(3)
      }),
    )
  })

  it('never falls for a family that is poorer, owes more or belongs to one group more', () => {
    fc.assert(
      fc.property(family, yuan(200_000), yuan(900_000), (row, income, debt) => {
        const [poorer, richer] = [income, row.incomePerHead].toSorted((a, b) => Number(a) - Number(b))
        expect(scoreOf({ ...row, incomePerHead: poorer ?? '' }).points).toBeGreaterThanOrEqual(
          scoreOf({ ...row, incomePerHead: richer ?? '' }).points,
        )
        expect(scoreOf({ ...row, debt }).points).toBeGreaterThanOrEqual(
          scoreOf({ ...row, debt: null }).points,
        )
        const joined = { ...row, groups: row.groups ? `${row.groups},7` : '7' }
        expect(rankOf(joined)).toBeGreaterThanOrEqual(rankOf(row))
      }),
    )
  })
})

describe('places', () => {
  it('are what the school set, or its share of those enrolled', () => {
    expect(totalOf({ places: 120, ratio: null }, 900)).toBe(120)
    expect(totalOf({ places: null, ratio: 22.5 }, 999)).toBe(224)
    expect(totalOf({ places: null, ratio: 29 }, 100)).toBe(29)
  })

  it('are divided to the last one, and nobody is a whole place away from their share', () => {
    const headcounts = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), headcounts, (total, counts) => {
        const all = counts.reduce((sum, count) => sum + count, 0)
        const parts = divided(total, counts)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all === 0 ? 0 : total)
        for (const [at, part] of parts.entries())
          if (all > 0) expect(Math.abs(part - (total * (counts[at] ?? 0)) / all)).toBeLessThan(1)
      }),
    )
  })
})
