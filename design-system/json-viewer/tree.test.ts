import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchesTo, countOf, type Json, type JsonNode, openTo, treeOf } from './tree.ts'

const tree = treeOf({
  building: { code: 'A02', name: '博学楼', rooms: [{ no: '101' }, { no: '102', beds: 4 }] },
  keeper: null,
})
const ids = (node: JsonNode): string[] => [node.id, ...(node.children ?? []).flatMap(ids)]

describe('a tree of JSON', () => {
  it('counts names and values, not places in lists', () => {
    expect(countOf(tree, '10')).toBe(2)
    expect(countOf(tree, 'NAME')).toBe(1)
    expect(countOf(tree, 'null')).toBe(1)
    expect(countOf(tree, '没有')).toBe(0)
  })

  it('keeps what leads there, at its place', () => {
    expect(ids(branchesTo(tree, '102'))).toEqual([
      '$',
      '$/building',
      '$/building/rooms',
      '$/building/rooms/1',
      '$/building/rooms/1/no',
    ])
  })

  it('opens as many levels as asked', () => {
    expect(openTo(tree, 2)).toEqual(['$', '$/building'])
  })

  it('loses no match, and names each place once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ minLength: 1, maxLength: 2 }), (value, part) => {
        const whole = treeOf(value as Json)
        expect(countOf(branchesTo(whole, part), part)).toBe(countOf(whole, part))
        expect(new Set(ids(whole)).size).toBe(ids(whole).length)
      }),
    )
  })
})
