import { describe, expect, it } from 'vitest'
import { hoursRule, inOrder, oneAfterOther, periodRule } from './period.ts'

describe('the ends of a period', () => {
  const order = inOrder('opensOn', 'closesOn', '截止不能早于开始')
  const after = oneAfterOther('opensOn', 'closesOn', '截止应晚于开始')

  it.each([
    ['2026-09-01', '2026-09-02', true, true],
    ['2026-09-01', '2026-09-01', true, false],
    ['2026-09-02', '2026-09-01', false, false],
    [null, '2026-09-01', true, true],
    ['2026-09-01', null, true, true],
    [2024, 2023, false, false],
    [5, 0, false, false],
    [0, 0, true, false],
  ])('%s to %s', (opensOn, closesOn, inOrder, strictly) => {
    expect([order.holds({ opensOn, closesOn }), after.holds({ opensOn, closesOn })]).toEqual([
      inOrder,
      strictly,
    ])
  })

  it('name the fields of the rule, of which the last is to be corrected', () => {
    expect([order.fields, order.message]).toEqual([['opensOn', 'closesOn'], '截止不能早于开始'])
  })

  it('are one day at the least, and more than a moment', () => {
    expect(periodRule.holds({ since: '2026-09-01', until: '2026-09-01' })).toBe(true)
    const startsAt = '2026-09-01 08:00:00'
    expect(hoursRule.holds({ startsAt, endsAt: startsAt })).toBe(false)
  })
})
