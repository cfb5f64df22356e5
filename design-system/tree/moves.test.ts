import { describe, expect, it } from 'vitest'
import { dropMove, moveNode, stepMove } from './moves.ts'
import { indexTree, type TreeNode } from './tree-node.ts'

const nodes: TreeNode[] = [
  { id: 'a', name: 'a', children: ['a1', 'a2', 'a3'].map((id) => ({ id, name: id })) },
  { id: 'b', name: 'b' },
]
const index = indexTree(nodes)
const shape = (each: readonly TreeNode[]): string =>
  each.map(({ id, children }) => (children?.length ? `${id}(${shape(children)})` : id)).join(' ')
const moved = (move: Parameters<typeof moveNode>[1] | null) => move && shape(moveNode(nodes, move))

describe('moves of a node', () => {
  it('by a step', () => {
    expect(moved(stepMove(index, 'a2', 'up'))).toBe('a(a2 a1 a3) b')
    expect(moved(stepMove(index, 'a2', 'down'))).toBe('a(a1 a3 a2) b')
    expect(moved(stepMove(index, 'a2', 'in'))).toBe('a(a1(a2) a3) b')
    expect(moved(stepMove(index, 'a2', 'out'))).toBe('a(a1 a3) a2 b')
    expect(stepMove(index, 'a1', 'up')).toBeNull()
    expect(stepMove(index, 'b', 'down')).toBeNull()
    expect(stepMove(index, 'a1', 'in')).toBeNull()
    expect(stepMove(index, 'b', 'out')).toBeNull()
  })

  it('by letting go', () => {
    expect(moved(dropMove(index, 'a1', 'a3', 'after'))).toBe('a(a2 a3 a1) b')
    expect(moved(dropMove(index, 'a3', 'a1', 'before'))).toBe('a(a3 a1 a2) b')
    expect(moved(dropMove(index, 'a1', 'b', 'inside'))).toBe('a(a2 a3) b(a1)')
    expect(moved(dropMove(index, 'b', 'a', 'inside'))).toBe('a(a1 a2 a3 b)')
  })

  it('never into itself, nor to where it is', () => {
    expect(dropMove(index, 'a', 'a2', 'inside')).toBeNull()
    expect(dropMove(index, 'a', 'a', 'inside')).toBeNull()
    expect(dropMove(index, 'a1', 'a2', 'before')).toBeNull()
  })
})
