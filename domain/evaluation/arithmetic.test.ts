import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedOnce, levelOf, partOf, placesOf, rounded, sumsOf, totalOf, yearOf } from './arithmetic.ts'
import { effectOfPunishment, effectOfViolation, eventKey } from './deeds.ts'
import { movesBy, placesOfAll, scoreOf, type Type } from './scoring.ts'

/** 德 20, 智 60, 体 8, 美 6, 劳 6. */
const sample: readonly Type[] = [
  { id: 'm', dimension: 'moral', source: 'fixed', weight: 20, base: 70, cap: 100 },
  { id: 'i', dimension: 'intellectual', source: 'academic', weight: 60, base: 0, cap: 100 },
  { id: 'p', dimension: 'physical', source: 'fitness', weight: 8, base: 0, cap: 100 },
  { id: 'a', dimension: 'aesthetic', source: 'fixed', weight: 6, base: 60, cap: 100 },
  { id: 'l', dimension: 'labour', source: 'fixed', weight: 6, base: 60, cap: 100 },
]
const effect = (typeId: string, event: string, points: number) => ({ typeId, event, points, label: event })

describe('a score', () => {
  it('is the sample of the five dimensions, each by its weight, to the hundredth', () => {
    const { total, points, lines } = scoreOf(sample, {
      ...{ academic: 82.5, fitness: 78 },
      effects: [
        effect('m', '班委', 5),
        { ...effectOfViolation('v', '晚归', 3), typeId: 'm' },
        effect('i', '技能大赛', 8),
        effect('i', '技能大赛', 12),
        effect('l', '志愿服务', 12),
      ],
    })
    expect(points).toEqual({ moral: 72, intellectual: 94.5, physical: 78, aesthetic: 60, labour: 72 })
    expect(lines.map(({ weighted }) => weighted)).toEqual([14.4, 56.7, 6.24, 3.6, 4.32])
    expect(total).toBe(85.26)
    expect(lines[1]?.detail).toBe('技能大赛 +12；技能大赛 +8（同一事项已计最高，不重复计）')
    expect(lines[0]?.detail).toBe('班委 +5；晚归 −3')
    expect(lines[3]?.detail).toBeNull()
  })

  it('counts a violation and the punishment for it once, at the heavier, and another punishment beside', () => {
    const violation = effectOfViolation('v', '夜不归宿', 10)
    const punished = effectOfPunishment({ id: 'p', violationId: 'v' }, '警告', 'warning')
    const other = effectOfPunishment({ id: 'q', violationId: null }, '记过', 'demerit')
    expect(sumsOf(countedOnce([violation, punished, other]).counted)).toEqual({ added: 0, deducted: 40 })
  })

  it('knows one event by its words, whatever signs stand between them', () => {
    expect(eventKey('云南省 “技能大赛”（网络）')).toBe(eventKey('云南省技能大赛(网络)'))
    expect(eventKey('技能大赛 A')).not.toBe(eventKey('技能大赛 B'))
    expect(eventKey('！')).not.toBe(eventKey('？'))
  })

  it('of a year is the mean of two terms, and not there after one', () => {
    expect([yearOf([80]), yearOf([80, 85.5])]).toEqual([null, 82.75])
    expect([89.99, 90, 60, 59.99].map(levelOf)).toEqual(['good', 'excellent', 'passed', 'failed'])
  })
})

const points = fc.integer({ min: -2000, max: 2000 }).map((value) => value / 10)
const effects = fc.array(fc.record({ event: fc.constantFrom('a', 'b', 'c'), points }))
const rule = fc.record({
  weight: fc.integer({ min: 0, max: 100 }),
  base: fc.integer({ min: 0, max: 100 }),
  cap: fc.integer({ min: 0, max: 120 }),
})

it('a dimension stays between 0 and its cap, and its weight', () => {
  fc.assert(
    fc.property(rule, effects, (of, given) => {
      const { added, deducted } = sumsOf(countedOnce(given).counted)
      const part = partOf(of, added, deducted)
      expect(part.points).toBeGreaterThanOrEqual(0)
      expect(part.points).toBeLessThanOrEqual(of.cap)
      expect(part.weighted).toBe(rounded((part.points * of.weight) / 100))
    }),
  )
})

it('each event counts once a direction, and nothing is lost', () => {
  fc.assert(
    fc.property(effects, (given) => {
      const { counted, behind } = countedOnce(given)
      expect(counted.length + behind.length).toBe(given.length)
      const keys = counted.map((each) => `${Math.sign(each.points)} ${each.event}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const each of behind) {
        const best = counted.find(
          (other) => other.event === each.event && Math.sign(other.points) === Math.sign(each.points),
        )
        expect(Math.abs(best?.points ?? 0)).toBeGreaterThanOrEqual(Math.abs(each.points))
      }
    }),
  )
})

const totals = fc.array(fc.integer({ min: 0, max: 12 }))

it('a place is one more than those above it, and ties share it', () => {
  fc.assert(
    fc.property(totals, (given) => {
      expect(placesOf(given)).toEqual(
        given.map((total) => ({
          rank: given.filter((other) => other > total).length + 1,
          size: given.length,
        })),
      )
    }),
  )
})

it('ranks 1, 1, 3', () => {
  expect(placesOf([90, 95, 95]).map(({ rank }) => rank)).toEqual([3, 1, 1])
})

it('ranks within class, major of a grade, and grade', () => {
  const row = (total: number, classId: string, majorId: string, grade: number) => ({
    ...{ total, classId, majorId, grade },
  })
  const rows = [
    row(80, 'a', 'x', 2025),
    row(90, 'b', 'x', 2025),
    row(95, 'c', 'x', 2026),
    row(85, 'd', 'y', 2025),
  ]
  const of = placesOfAll(rows)
  expect(rows.map((each) => [of(each).classRank, of(each).majorRank, of(each).gradeRank])).toEqual([
    ...[
      [1, 2, 3],
      [1, 1, 1],
    ],
    ...[
      [1, 1, 1],
      [1, 1, 2],
    ],
  ])
  expect(of(rows[0] as (typeof rows)[0])).toMatchObject({ classSize: 1, majorSize: 2, gradeSize: 3 })
})

describe('a change of weights', () => {
  const facts = (academic: number, moral: number) => ({
    ...{ academic, fitness: 60 },
    effects: [effect('m', '事项', moral)],
  })
  const scored = [facts(90, 0), facts(80, 25)].map((each, at) => {
    const { total, lines } = scoreOf(sample, each)
    return { id: String(at), studentId: `s${at}`, classId: 'c', majorId: 'x', grade: 2025, total, lines }
  })
  const kept = scored.map((row) => ({ ...row, classRank: placesOfAll(scored)(row).classRank }))

  it('moves nobody when nothing changes, and says who passes whom when it does', () => {
    expect(movesBy(sample, kept)).toEqual({ moves: [], changed: 0, relevelled: 0 })
    const other = sample.map((type) => ({
      ...type,
      weight: { m: 60, i: 20 }[type.id] ?? type.weight,
    }))
    const before = kept.map(({ classRank }) => classRank)
    const { moves, changed } = movesBy(other, kept)
    expect(changed).toBe(2)
    expect(before).toEqual([1, 2])
    expect(moves.map(({ studentId, ranks, places }) => [studentId, ranks, places])).toEqual([
      ['s0', [1, 2], -1],
      ['s1', [2, 1], 1],
    ])
  })

  it('agrees with a whole computation', () => {
    fc.assert(
      fc.property(fc.array(rule, { minLength: 5, maxLength: 5 }), (rules) => {
        const types = sample.map((type, at) => ({ ...type, ...rules[at] }))
        const whole = [facts(90, 0), facts(80, 25)].map((each) => scoreOf(types, each).total)
        expect(totalOf(scoreOf(types, facts(90, 0)).lines)).toBe(whole[0])
        const changed = whole.filter((total, at) => total !== kept[at]?.total).length
        expect(movesBy(types, kept).changed).toBe(changed)
      }),
    )
  })
})
