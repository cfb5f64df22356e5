import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { same } from './use-stable.ts'

describe('same', () => {
  it('holds for every copy', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => same(value, structuredClone(value))))
  })

  it.each([
    [
      [1, 2],
      [1, 3],
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: null }, { a: {} }],
    [[], null],
  ])('tells %o from %o', (one, other) => {
    expect(same(one, other)).toBe(false)
    expect(same(other, one)).toBe(false)
  })
})
