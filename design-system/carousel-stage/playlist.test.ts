import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beside, withoutPage } from './playlist.ts'

const keys = ['a', 'b', 'c', 'd']

describe('beside', () => {
  it('goes round both ends', () => {
    expect(beside(keys, { at: 3, broken: new Set() }, 1)).toBe(0)
    expect(beside(keys, { at: 0, broken: new Set() }, -1)).toBe(3)
  })

  it('never lands on a broken page while there is a whole one', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 3 }),
        fc.subarray(keys, { maxLength: 3 }),
        fc.constantFrom(1 as const, -1 as const),
        (at, broken, direction) => {
          const place = beside(keys, { at, broken: new Set(broken) }, direction)
          expect(broken).not.toContain(keys[place])
        },
      ),
    )
  })
})

describe('withoutPage', () => {
  it('moves on from a page that breaks on show', () => {
    expect(withoutPage(keys, { at: 1, broken: new Set() }, 'b')).toEqual({ at: 2, broken: new Set(['b']) })
  })

  it('stays where it is when another page breaks', () => {
    expect(withoutPage(keys, { at: 1, broken: new Set() }, 'c').at).toBe(1)
  })
})
