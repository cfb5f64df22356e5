import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['王建国', '建国', '国'],
    ['张伟', '伟', '伟'],
    ['欧阳修', '修', '修'],
    ['司马相如', '相如', '如'],
    ['买买提·艾力', '买', '买'],
    ['Ada Lovelace', 'AL', 'A'],
    ['admin', 'A', 'A'],
    ['', '', ''],
  ])('%s', (name, two, one) => {
    expect(initials(name)).toBe(two)
    expect(initials(name, 1)).toBe(one)
  })

  it('never takes more than there is room for, and something of every Chinese name', () => {
    const han = fc.string({ unit: fc.constantFrom(...'王李欧阳司马建国秀英静'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(han, fc.constantFrom(1 as const, 2 as const), (name, room) => {
        const shown = [...initials(name, room)]
        expect(shown.length).toBeGreaterThan(0)
        expect(shown.length).toBeLessThanOrEqual(room)
        expect(name.endsWith(shown.join(''))).toBe(true)
      }),
    )
  })
})
