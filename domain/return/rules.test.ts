import { expect, it } from 'vitest'
import { isWithin, returnResultOf } from './rules.ts'

it.each([
  ['waiting', null, 'absent'],
  [null, null, 'absent'],
  ['done', null, 'returned'],
  ['done', true, 'returned'],
  ['exempt', true, 'leave'],
  ['exempt', null, 'exempt'],
] as const)('a turn that is %s, on leave %s, is %s', (state, onLeave, result) => {
  expect(returnResultOf({ state, onLeave })).toBe(result)
})

it('an arrival lies between the first and the last hour of coming back, both included', () => {
  const round = { returnsFrom: '2026-10-07 08:00:00', closesAt: '2026-10-08 20:00:00' }
  const at = ['2026-10-07 07:59:59', '2026-10-07 08:00:00', '2026-10-08 20:00:00', '2026-10-08 20:00:01']
  expect(at.map((moment) => isWithin(moment, round))).toEqual([false, true, true, false])
})
