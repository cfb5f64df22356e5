import { describe, expect, it } from 'vitest'
import { pieces, searchTree } from './search.ts'

const nodes = [
  {
    id: 'east',
    name: '东湖校区',
    children: [
      { id: 'a', name: 'A01 明德楼', children: [{ id: 'a1', name: '一层' }] },
      { id: 'b', name: 'A02 博学楼' },
    ],
  },
  { id: 'south', name: '南山校区', children: [{ id: 'c', name: 'B01 博雅楼' }] },
]

describe('searchTree', () => {
  it('keeps the way to each hit, and unfolds it', () => {
    const found = searchTree(nodes, '博')
    expect(found.hits).toBe(2)
    expect(found.nodes.map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([
      ['east', ['b']],
      ['south', ['c']],
    ])
    expect(found.open).toEqual(['east', 'south'])
  })

  it('keeps what is below a hit, folded', () => {
    const found = searchTree(nodes, 'a01')
    expect(found.nodes[0]?.children?.[0]?.children).toHaveLength(1)
    expect(found.open).toEqual(['east'])
  })

  it('is the tree itself without words, and empty without hits', () => {
    expect(searchTree(nodes, ' ').nodes).toBe(nodes)
    expect(searchTree(nodes, '没有').nodes).toEqual([])
  })

  it('cuts a name at the hit', () => {
    expect(pieces('A02 博学楼', 'a02')).toEqual(['', 'A02', ' 博学楼'])
    expect(pieces('A02 博学楼', '')).toEqual(['A02 博学楼'])
  })
})
