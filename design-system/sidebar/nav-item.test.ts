import { describe, expect, it } from 'vitest'
import { areas, folded, found, type NavItem, waitingIn } from './nav-item.ts'

const menus: readonly NavItem[] = [
  {
    id: 'dorm',
    title: '宿舍',
    children: [
      { id: 'room', title: '房间', keywords: 'fj', badge: 2 },
      { id: 'beds', title: '床位', children: [{ id: 'swap', title: '调换床位', badge: 3 }] },
    ],
  },
  { id: 'fees', title: '收费', children: [{ id: 'bill', title: '账单' }] },
]
const ids = (items: readonly NavItem[]): string[] =>
  items.flatMap((item) => [item.id, ...ids(item.children ?? [])])

describe('menus', () => {
  it.each([
    ['', ['dorm', 'room', 'beds', 'swap', 'fees', 'bill']],
    ['账', ['fees', 'bill']],
    ['fj', ['dorm', 'room']],
    ['床', ['dorm', 'beds', 'swap']],
    ['宿舍', ['dorm', 'room', 'beds', 'swap']],
    ['食堂', []],
  ])('are found by “%s”', (query, expected) => expect(ids(found(menus, query))).toEqual(expected))

  it('tell what waits below them', () => expect(menus.map(waitingIn)).toEqual([5, 0]))

  it('fold, alone among their own when asked', () => {
    expect(areas(menus)).toEqual(['dorm', 'beds', 'fees'])
    const open = folded(new Set(['dorm', 'beds']), menus, 'fees', true)
    expect([...open].sort()).toEqual(['beds', 'fees'])
    expect([...folded(open, menus, 'fees', true)]).toEqual(['beds'])
    expect([...folded(new Set(['dorm']), menus, 'fees', false)]).toEqual(['dorm', 'fees'])
  })
})
