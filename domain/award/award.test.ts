import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#domain/kernel/phrase.ts'
import { type Condition, type Figures, failing, inWords, judge } from './judge.ts'
import { propose } from './payout/propose.ts'
import { boundOf, type Candidate, chosenOf, placesOf } from './places.ts'
import { conditionKinds, tieRules } from './words.ts'

const known: Figures = {
  ...{ enrolled: true, studyYear: 2, punishedNow: false, punishedInYear: false, violationPoints: 3 },
  ...{ classPlace: { rank: 2, size: 45 }, majorPlace: null, gradePlace: { rank: 30, size: 300 } },
  ...{ total: 86.5, moral: 90, intellectual: 84, physical: 70, aesthetic: null, labour: 80 },
  ...{ hardship: 'hard', excluding: [] },
}
const condition = (of: Partial<Condition> & Pick<Condition, 'kind'>): Condition => ({
  ...{ operator: null, value: null, hardshipLevel: null, hard: true },
  ...of,
})
const said = (of: Condition, figures: Partial<Figures> = {}) => {
  const [one] = judge([of], { ...known, ...figures })
  return one && [sentence(inWords(one)), one.holds]
}

describe('the conditions of an award', () => {
  it('say what a student has, what is asked, and whether it holds', () => {
    expect(said(condition({ kind: 'classRank', operator: 'atMost', value: 5 }))).toEqual([
      ...['综合测评班级排名（%）：第 2 名，共 45 人（4.4%），要求 前 5%', true],
    ])
    // Exactly 10 of a hundred is within it, and not what rounding shows.
    expect(said(condition({ kind: 'gradeRank', operator: 'atMost', value: 10 }))?.[1]).toBe(true)
    const third = { gradePlace: { rank: 3001, size: 30_000 } }
    expect(said(condition({ kind: 'gradeRank', operator: 'atMost', value: 10 }), third)?.[1]).toBe(false)
    expect(said(condition({ kind: 'majorRank', operator: 'atMost', value: 50 }))).toEqual([
      ...['综合测评专业排名（%）：没有测评排名，要求 前 50%', false],
    ])
    expect(said(condition({ kind: 'violationPoints', operator: 'atMost', value: 2 }))).toEqual([
      ...['评选学年违纪扣分：3 分，要求 不超过 2 分', false],
    ])
    expect(said(condition({ kind: 'studyYear', operator: 'atLeast', value: 2 }))?.[1]).toBe(true)
    expect(said(condition({ kind: 'hardship' }))?.[1]).toBe(true)
    expect(said(condition({ kind: 'hardship', hardshipLevel: 'special' }))).toEqual([
      ...['家庭经济困难认定：困难，要求 特别困难及以上', false],
    ])
    expect(said(condition({ kind: 'exclusive' }), { excluding: ['国家奖学金'] })).toEqual([
      ...['未获互斥奖项：国家奖学金，要求 未获得', false],
    ])
    expect(said(condition({ kind: 'noPunishment' }), { punishedInYear: true })?.[1]).toBe(false)
  })

  it('of any kind are judged of anybody, one by one, and only hard ones keep somebody away', () => {
    const kinds = Object.keys(conditionKinds.labels) as Condition['kind'][]
    const any = fc.record({
      kind: fc.constantFrom(...kinds),
      operator: fc.constantFrom('atMost' as const, 'atLeast' as const),
      value: fc.integer({ min: 0, max: 100 }),
      hardshipLevel: fc.option(fc.constantFrom('special' as const, 'hard' as const, 'plain' as const)),
      hard: fc.boolean(),
    })
    const nothing: Figures = {
      ...{ enrolled: false, studyYear: null, punishedNow: true, punishedInYear: true, violationPoints: 0 },
      ...{ classPlace: null, majorPlace: null, gradePlace: null, total: null, moral: null },
      ...{ intellectual: null, physical: null, aesthetic: null, labour: null, hardship: null },
      excluding: ['甲'],
    }
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (conditions) => {
        const judged = judge(conditions, nothing)
        expect(judged.map(({ kind }) => kind)).toEqual(conditions.map(({ kind }) => kind))
        // Of somebody of whom nothing is known, only points that nobody has can hold.
        expect(judged.every(({ kind, holds }) => !holds || kind === 'violationPoints')).toBe(true)
        expect(failing(judged).every(({ hard }) => hard)).toBe(true)
        for (const one of judged) expect(sentence(inWords(one))).not.toContain('{{')
      }),
    )
  })
})

describe('the places of a college', () => {
  const score = fc.option(fc.integer({ min: 1, max: 5 }))
  const college = fc
    .array(fc.record({ score, second: score }), { maxLength: 12 })
    .map((all) => all.map((own, at): Candidate => ({ id: String(at), ...own })))
  const rules = Object.keys(tieRules.labels) as (keyof typeof tieRules.labels)[]

  it('go to the best, to those who are alike together or not at all, and beyond their number only by the rule', () => {
    fc.assert(
      fc.property(college, fc.nat(12), fc.constantFrom(...rules), (candidates, places, rule) => {
        const chosen = chosenOf(candidates, places, rule)
        const ranks = placesOf(candidates, rule)
        const of = (id: string) => ranks.get(id) ?? 0
        const worst = Math.max(0, ...[...chosen].map(of))
        for (const { id } of candidates) expect(chosen.has(id)).toBe(of(id) <= worst && of(id) > 0)
        if (rule === 'all') expect(chosen.size).toBeGreaterThanOrEqual(Math.min(places, candidates.length))
        else expect(chosen.size).toBeLessThanOrEqual(places)
        if (candidates.length <= places) expect(chosen.size).toBe(candidates.length)
        expect(boundOf(candidates, places, rule)).toBeGreaterThanOrEqual(chosen.size)
      }),
    )
  })

  it('are told apart by the second figure where the rule says so', () => {
    const candidates = [
      { id: 'a', score: 90, second: 80 },
      { id: 'b', score: 88, second: 70 },
      { id: 'c', score: 88, second: 75 },
      { id: 'd', score: null, second: null },
    ]
    expect([...chosenOf(candidates, 2, 'all')]).toEqual(['a', 'b', 'c'])
    expect([...chosenOf(candidates, 2, 'none')]).toEqual(['a'])
    expect([...chosenOf(candidates, 2, 'second')]).toEqual(['a', 'c'])
  })
})

it('a payout sheet pays awards to the own account of each student, or says what is lacking', () => {
  const account = { id: 'card', holder: '马语婷', card: '6217000000000001' }
  const payee = { recordId: 'r', studentName: '马语婷', isQuestioned: false, account }
  const lackOf = (of: object) => propose([{ ...payee, ...of }], new Map())[0]?.lacking
  expect(propose([payee], new Map())).toEqual([
    { recordId: 'r', accountId: 'card', because: ['account'], lacking: null },
  ])
  expect(propose([payee], new Map([['r', null]]))).toEqual([])
  expect([
    ...[lackOf({ isQuestioned: true }), lackOf({ account: null })],
    ...[lackOf({ account: { ...account, card: null } }), lackOf({ studentName: '李雷' })],
  ]).toEqual(['questioned', 'account', 'card', 'holder'])
})
