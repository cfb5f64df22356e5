import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany, keysBetween, withChosen } from './selection.ts'

const keyAt = (index: number) => `k${index}`

describe('a selection', () => {
  it('is the same from either end of a range', () =>
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (from, to) => {
        const keys = keysBetween(keyAt, from, to)
        expect(keys).toEqual(keysBetween(keyAt, to, from))
        expect(keys).toHaveLength(Math.abs(to - from) + 1)
      }),
    ))

  it('keeps the keys of other pages', () => {
    const before = new Set(['elsewhere'])
    const all = withChosen(before, keysBetween(keyAt, 0, 2), true)
    expect([...all]).toEqual(['elsewhere', 'k0', 'k1', 'k2'])
    expect([...withChosen(all, keysBetween(keyAt, 0, 2), false)]).toEqual(['elsewhere'])
    expect([...before]).toEqual(['elsewhere'])
  })

  it('says how many of this page it holds', () => {
    expect(howMany(new Set(['elsewhere']), 3, keyAt)).toBe('none')
    expect(howMany(new Set(['k1']), 3, keyAt)).toBe('some')
    expect(howMany(new Set(['k0', 'k1', 'k2', 'k9']), 3, keyAt)).toBe('all')
    expect(howMany(new Set(['k0']), 0, keyAt)).toBe('none')
  })
})
