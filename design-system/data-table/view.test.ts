import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isHidden,
  leastWidth,
  orderedKeys,
  pinOf,
  withHidden,
  withMoved,
  withPin,
  withWidth,
} from './view.ts'

const columns = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }))
const someKeys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone', 'old'))
const aKey = fc.constantFrom('a', 'b', 'c', 'd', 'e')

describe('orderedKeys', () => {
  it('holds every column once, and keeps to the order that was wanted', () =>
    fc.assert(
      fc.property(someKeys, (order) => {
        const keys = orderedKeys(columns, { order })
        expect(keys.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
        expect(keys.filter((key) => (order as string[]).includes(key))).toEqual(
          order.filter((key) => !['gone', 'old'].includes(key)),
        )
      }),
    ))

  it('puts a column that the view does not know after the one it was declared after', () => {
    expect(orderedKeys(columns, { order: ['e', 'b', 'a'] })).toEqual(['e', 'b', 'c', 'd', 'a'])
  })
})

describe('withMoved', () => {
  it('puts the column where the other stood and leaves the rest in order', () =>
    fc.assert(
      fc.property(someKeys, aKey, aKey, (order, key, onto) => {
        const before = orderedKeys(columns, { order })
        const after = orderedKeys(columns, withMoved(columns, { order }, key, onto))
        expect(after.indexOf(key)).toBe(before.indexOf(onto))
        expect(after.filter((other) => other !== key)).toEqual(before.filter((other) => other !== key))
      }),
    ))

  it('changes nothing for a column that is not there', () => {
    expect(withMoved(columns, {}, 'gone', 'a')).toEqual({})
  })
})

describe('the rest of a view', () => {
  it('hides and shows', () => {
    const hidden = withHidden({}, 'a', true)
    expect(isHidden(hidden, 'a')).toBe(true)
    expect(isHidden(withHidden(hidden, 'a', false), 'a')).toBe(false)
  })

  it('pins against what was declared', () => {
    const column = { key: 'a', fixed: 'start' } as const
    expect(pinOf(column, {})).toBe('start')
    expect(pinOf(column, withPin({}, 'a', 'none'))).toBeUndefined()
    expect(pinOf(column, withPin({}, 'a', 'end'))).toBe('end')
  })

  it('never makes a column narrower than the least', () =>
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 2000 }), (width) => {
        expect(withWidth({}, 'a', width).widths?.a).toBe(Math.max(leastWidth, width))
      }),
    ))

  it('is plain JSON', () => {
    const view = withWidth(
      withPin(withHidden(withMoved(columns, {}, 'a', 'c'), 'b', true), 'c', 'end'),
      'd',
      120,
    )
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  })
})
