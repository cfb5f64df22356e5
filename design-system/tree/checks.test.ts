import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkedLeaves, checkStates, toggleCheck } from './checks.ts'
import { indexTree, type TreeNode } from './tree-node.ts'

const leaf = (id: string, disabled = false): TreeNode => ({ id, name: id, disabled })
const college: TreeNode[] = [
  { id: 'a', name: 'a', children: [leaf('a1'), leaf('a2'), leaf('a3', true)] },
  { id: 'b', name: 'b', children: [{ id: 'bb', name: 'bb', children: [leaf('b1')] }] },
]
const find = (id: string) => indexTree(college).get(id)?.node ?? leaf(id)

/** Any forest of some dozens of nodes, each with its path for an id. */
const forest = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.record({
    id: fc.constant(''),
    name: fc.constant(''),
    disabled: fc.boolean(),
    children: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
  }),
})).node
const named = (nodes: readonly TreeNode[], path = 'n'): TreeNode[] =>
  nodes.map((node, at) => ({
    ...node,
    id: `${path}${at}`,
    children: named(node.children ?? [], `${path}${at}-`),
  }))
const anyTree = fc
  .array(forest, { minLength: 1, maxLength: 3 })
  .map((nodes) => named(nodes))
  .chain((nodes) => {
    const ids = [...indexTree(nodes).keys()]
    return fc.record({
      nodes: fc.constant(nodes),
      value: fc.subarray(ids),
      pressed: fc.constantFrom(...ids),
    })
  })

describe('checks', () => {
  it('make a branch checked, mixed or free by what is below it', () => {
    const states = checkStates(college, ['a1', 'b1'])
    expect(states.get('a')).toBe('mixed')
    expect(states.get('bb')).toBe(true)
    expect(states.get('b')).toBe(true)
    expect(checkStates(college, []).get('a')).toBe(false)
  })

  it('leave alone what is disabled', () => {
    expect(toggleCheck(college, [], find('a'))).toEqual(['a1', 'a2'])
    expect(toggleCheck(college, ['a1', 'a2', 'a3'], find('a'))).toEqual(['a3'])
    expect(toggleCheck(college, ['a3'], find('a3'))).toEqual(['a3'])
  })

  it('take the name of a branch for all below it', () => {
    expect(checkedLeaves(college, ['a'])).toEqual(['a1', 'a2', 'a3'])
  })

  it('stand alone without cascade', () => {
    expect(toggleCheck(college, ['a1'], find('a'), false)).toEqual(['a1', 'a'])
    expect(checkStates(college, ['a'], false).get('a1')).toBe(false)
  })

  it('hold the law of a branch in every tree', () => {
    fc.assert(
      fc.property(anyTree, ({ nodes, value }) => {
        const states = checkStates(nodes, value)
        for (const { node } of indexTree(nodes).values()) {
          const below = (node.children ?? []).map(({ id }) => states.get(id))
          if (below.length === 0) continue
          const all = below.every((state) => state === true)
          const none = below.every((state) => state === false)
          expect(states.get(node.id)).toBe(all ? true : none ? false : 'mixed')
        }
      }),
    )
  })

  it('come back to the same after two presses, unless the first only filled what was mixed', () => {
    fc.assert(
      fc.property(anyTree, ({ nodes, value, pressed }) => {
        const node = indexTree(nodes).get(pressed)?.node ?? leaf(pressed)
        const before = checkedLeaves(nodes, value)
        const once = toggleCheck(nodes, before, node)
        const twice = toggleCheck(nodes, once, node)
        if (checkStates(nodes, before).get(pressed) !== 'mixed') expect(twice).toEqual(before)
        expect(toggleCheck(nodes, twice, node)).toEqual(once)
      }),
    )
  })
})
