import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AuditFacts, judged, yearsOf } from './judge.ts'
import { type AuditCondition, auditConditions } from './words.ts'

const all = Object.keys(auditConditions.labels) as AuditCondition[]
const rules = { length: 3, maxYears: 5, conditions: all }
const study = { credits: 140, planCredits: 140, training: 'passed' } as const
const fine: AuditFacts = { rollState: '01', years: 3, unpaid: 0, punishments: 0, ...study }
const proposed = (more: Partial<AuditFacts>) => judged({ ...fine, ...more }, rules).proposed

it('proposes by what is missing', () => {
  expect(judged(fine, rules)).toEqual({ unmet: [], proposed: 'graduated' })
  expect(judged({ ...fine, unpaid: 1 }, rules)).toEqual({ unmet: ['fees'], proposed: 'completed' })
  expect([proposed({ punishments: 1 }), proposed({ years: 2 }), proposed({ years: 6 })]).toEqual([
    'completed',
    'incomplete',
    'incomplete',
  ])
  expect([proposed({ years: 0 }), proposed({ rollState: '02' })]).toEqual([null, null])
})

it('asks for the credits of the plan and the military training, and takes neither for granted', () => {
  const unmet = (more: Partial<AuditFacts>) => judged({ ...fine, ...more }, rules).unmet
  expect(unmet({ credits: 139.5 })).toEqual(['credits'])
  expect(unmet({ credits: null, planCredits: null })).toEqual(['credits'])
  expect([unmet({ training: 'exempt' }), unmet({ training: 'failed' }), unmet({ training: null })]).toEqual([
    [],
    ['training'],
    ['training'],
  ])
  expect(proposed({ credits: 100, training: 'missed' })).toBe('completed')
  expect(judged({ ...fine, training: null }, { ...rules, conditions: ['roll'] }).unmet).toEqual([])
})

it('counts school years that have begun', () => {
  expect(yearsOf('2024-09-01', '2027-06-30')).toBe(3)
  expect(yearsOf('2024-09-01', '2024-08-01')).toBe(0)
})

const facts = fc.record({
  rollState: fc.constantFrom('01', '02', '03', '05', '07'),
  years: fc.integer({ min: 0, max: 9 }),
  unpaid: fc.integer({ min: -500, max: 500 }),
  punishments: fc.integer({ min: 0, max: 2 }),
  credits: fc.option(fc.integer({ min: 0, max: 200 })),
  planCredits: fc.option(fc.integer({ min: 1, max: 200 })),
  training: fc.option(fc.constantFrom('passed', 'failed', 'missed', 'exempt')),
})
const rank = { graduated: 3, completed: 2, incomplete: 1 }
const rankOf = (conclusion: keyof typeof rank | null) => (conclusion ? rank[conclusion] : 0)

it('graduates exactly those of whom nothing that counts is missing', () => {
  fc.assert(
    fc.property(facts, (of) => {
      const found = judged(of, rules)
      expect(found.proposed === 'graduated').toBe(found.unmet.length === 0)
    }),
  )
})

it('never proposes less where fewer conditions count, nor more for who owes more or was punished', () => {
  fc.assert(
    fc.property(facts, fc.subarray(all), fc.integer({ min: 0, max: 300 }), (of, conditions, more) => {
      const whole = rankOf(judged(of, rules).proposed)
      expect(rankOf(judged(of, { ...rules, conditions }).proposed)).toBeGreaterThanOrEqual(whole)
      const worse = { ...of, unpaid: of.unpaid + more, punishments: of.punishments + 1 }
      expect(rankOf(judged(worse, rules).proposed)).toBeLessThanOrEqual(whole)
    }),
  )
})
