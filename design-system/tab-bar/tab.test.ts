import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reordered } from './tab.ts'

const tabs = [
  { id: 'home', title: '首页', pinned: true },
  { id: 'a', title: 'a' },
  { id: 'b', title: 'b' },
  { id: 'c', title: 'c' },
]

describe('a tab that is moved', () => {
  it.each([
    ['a', 3, 'home b c a'],
    ['c', 1, 'home c a b'],
    ['c', 0, 'home c a b'],
    ['home', 2, 'home a b c'],
    ['gone', 1, 'home a b c'],
  ])('%s to %i', (id, to, expected) => expect(reordered(tabs, id, to).join(' ')).toBe(expected))

  it('stands among its own, and loses nobody', () => {
    const tab = fc.record({ id: fc.uuid(), title: fc.string(), pinned: fc.boolean() })
    const row = fc
      .uniqueArray(tab, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })
      .map((all) => all.toSorted((one, other) => Number(other.pinned) - Number(one.pinned)))
    fc.assert(
      fc.property(row, fc.nat(), fc.integer({ min: -1, max: 14 }), (all, which, to) => {
        const ids = reordered(all, all[which % all.length]?.id ?? '', to)
        expect([...ids].sort()).toEqual(all.map(({ id }) => id).sort())
        const pinned = ids.map((id) => all.find((each) => each.id === id)?.pinned)
        expect(pinned).toEqual(pinned.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })
})
