import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gradeOf, healthItems, healthScore } from './score.ts'

const weights = { ground: 20, beds: 20, desks: 15, tidiness: 15, bathroom: 20, balcony: 10 }
const marks = { excellentFrom: 90, goodFrom: 80, passFrom: 60 }
const sheet = fc.record(
  Object.fromEntries(healthItems.map((item) => [item, fc.option(fc.integer({ min: 0, max: 10 }))])),
)

it('a room without a balcony can have all points, and one item never outweighs the others', () => {
  expect(healthScore({ ground: 10, beds: 10, desks: 10, tidiness: 10, bathroom: 10 }, weights)).toBe(100)
  expect(
    healthScore({ ground: 10, beds: 10, desks: 10, tidiness: 10, bathroom: 0, balcony: 10 }, weights),
  ).toBe(80)
  expect(healthScore({}, weights)).toBeNull()
})

it('a point more anywhere never lowers score or grade', () => {
  const rank = ['failed', 'passed', 'good', 'excellent']
  fc.assert(
    fc.property(sheet, fc.constantFrom(...healthItems), (points, item) => {
      const value = points[item]
      if (typeof value !== 'number' || value === 10) return
      const [before, after] = [points, { ...points, [item]: value + 1 }].map(
        (each) => healthScore(each, weights) ?? Number.NaN,
      ) as [number, number]
      expect(after).toBeGreaterThanOrEqual(before)
      expect(rank.indexOf(gradeOf(after, marks))).toBeGreaterThanOrEqual(rank.indexOf(gradeOf(before, marks)))
      expect(before >= 0 && after <= 100).toBe(true)
    }),
  )
})
