import { describe, expect, it } from 'vitest'
import { readMenus } from '#workbench/portal/menus/read-menus.ts'
import { placeAt } from '#workbench/shell/place.ts'
import {
  cleared,
  closed,
  closedBeside,
  fitted,
  homeTab,
  inOrder,
  opened,
  pinToggled,
  reducedTo,
  successor,
  type Tab,
  tabId,
} from './tabs.ts'

const tab = (id: string, over: Partial<Tab> = {}): Tab => ({
  ...homeTab,
  id,
  menuId: id,
  path: `/base/${id}`,
  pinned: false,
  ...over,
})
const [a, b, c] = [tab('a'), tab('b'), tab('c')]
const ids = (tabs: readonly Tab[]) => tabs.map(({ id }) => id).join(' ')

describe('tabs', () => {
  it('open once, and stay where they are', () => {
    const tabs = opened(opened([homeTab], a), b)
    expect(ids(tabs)).toBe('index a b')
    expect(opened(tabs, a)).toBe(tabs)
  })

  it('remember where their screen stands now', () => {
    const moved = { ...a, search: '?current=3' }
    expect(opened([homeTab, a, b], moved)).toEqual([homeTab, moved, b])
  })

  it('stand first when pinned', () =>
    expect(ids(opened([homeTab, a], tab('p', { pinned: true })))).toBe('index p a'))

  it('close, unless pinned', () => {
    expect(ids(closed([homeTab, a, b], 'a'))).toBe('index b')
    expect(ids(closed([homeTab, a], 'index'))).toBe('index a')
  })

  it('are reduced to one, and cleared', () => {
    expect(ids(reducedTo([homeTab, a, b, c], 'b'))).toBe('index b')
    expect(ids(cleared([homeTab, a, b]))).toBe('index')
  })

  it('close at one side of one', () => {
    expect(ids(closedBeside([homeTab, a, b, c], 'b', -1))).toBe('index b c')
    expect(ids(closedBeside([homeTab, a, b, c], 'b', 1))).toBe('index a b')
  })

  it('are pinned by hand and stay so wherever their screen goes; the home always is', () => {
    const pinned = pinToggled([homeTab, a, b], 'b')
    expect(ids(pinned)).toBe('index b a')
    expect(opened(pinned, { ...b, search: '?current=2' })[1]).toMatchObject({ id: 'b', pinned: true })
    expect(ids(cleared(pinned))).toBe('index b')
    expect(pinToggled(pinned, 'b')[1]).toMatchObject({ id: 'b', pinned: false })
    expect(pinToggled([homeTab], 'index')).toEqual([homeTab])
  })

  it('stand in the order they were dragged into', () =>
    expect(ids(inOrder([homeTab, a, b, c], ['index', 'c', 'a', 'b']))).toBe('index c a b'))

  it.each([
    ['b', [homeTab, a, c], 'c'],
    ['c', [homeTab, a, b], 'b'],
    ['a', [homeTab], 'index'],
    ['b', [homeTab, a, b, c], 'b'],
  ])('after closing %s, its neighbour comes to the front', (active, after, next) => {
    expect(successor([homeTab, a, b, c], after, active).id).toBe(next)
  })

  it('are at most so many: the longest unseen gives way, but no pinned one and none that must stay', () => {
    const tabs = [homeTab, tab('p', { pinned: true }), a, b, c]
    const seen = ['c', 'a', 'b']
    const kept = (most: number, ...stay: string[]) =>
      ids(fitted(tabs, { most, seen, stays: (id) => stay.includes(id) }))
    expect(fitted(tabs, { most: 5, seen, stays: () => false })).toBe(tabs)
    expect(kept(4)).toBe('index p a c')
    expect(kept(4, 'b')).toBe('index p b c')
    expect(kept(2)).toBe('index p')
    expect(kept(1, 'c')).toBe('index p c')
    expect(ids(fitted([homeTab, a, tab('old')], { most: 2, seen: ['a'], stays: () => false }))).toBe(
      'index a',
    )
  })

  it('are known by menu and parameters, not by the page their list stands on', () => {
    expect(tabId('7', {})).toBe('7')
    expect(tabId('7', { id: '7', current: 2, size: 50, sort: '-name', 'params.name': 'x' })).toBe('7')
    expect(tabId('7', { row: '01a2' })).toBe('7')
    expect(tabId('7', { code: 'base.blood' })).toBe('7')
    expect(tabId('7', { roleId: '01a2' })).toBe('7')
    expect(tabId('7', { grade: '2026', ddtab: 2 })).toBe(tabId('7', { ddtab: '2', grade: 2026 }))
    expect(tabId('7', { ddtab: '2' })).not.toBe(tabId('7', { ddtab: '1' }))
  })
})

describe('an address', () => {
  const screen = (id: string, over: object = {}) => ({
    id,
    path: `/base/${id}`,
    component: `base/${id}`,
    ...over,
  })
  const menus = readMenus([
    {
      id: 'base',
      path: '/base',
      component: 'layout/parent',
      children: [screen('secret', { meta: { hidden: true } }), screen('campus')],
    },
    { id: 'void', path: '/void', component: 'layout/parent', children: [] },
  ])
  const at = (pathname: string, search: Record<string, unknown> = {}) =>
    placeAt(menus, { pathname, search, searchStr: '' })

  it('is the home, pinned', () =>
    expect(at('/index')).toMatchObject({ type: 'tab', tab: { id: 'index', pinned: true } }))

  it('is a screen, by its path or by the id of its menu: the same tab', () => {
    const byPath = at('/base/campus')
    expect(byPath).toMatchObject({
      type: 'tab',
      tab: { id: 'campus', component: 'base/campus', path: '/base/campus' },
    })
    expect(byPath).toMatchObject({ trail: [{ id: 'base' }, { id: 'campus' }] })
    expect(at('/layout', { id: 'campus' })).toMatchObject({ tab: { id: 'campus', path: '/layout' } })
    expect(at('/layout', { id: 'campus', ddtab: '2' })).toMatchObject({ tab: { id: 'campus?ddtab=2' } })
  })

  it('is an area, which leads on to its first screen that is not hidden', () =>
    expect(at('/base')).toMatchObject({ type: 'area', first: { id: 'campus' } }))

  it('is an area, which leads on to the screen it names itself, as far as there is one', () => {
    const to = (redirect: string) =>
      placeAt(
        readMenus([
          { id: 'base', path: '/base', component: 'layout', redirect, children: [screen('a'), screen('b')] },
        ]),
        { pathname: '/base', search: {}, searchStr: '' },
      )
    expect(to('/base/b')).toMatchObject({ type: 'area', first: { id: 'b' } })
    expect(to('/base/gone')).toMatchObject({ type: 'area', first: { id: 'a' } })
    expect(to('/base')).toMatchObject({ type: 'area', first: { id: 'a' } })
  })

  it('is a page of another house, in a tab of ours', () => {
    const framed = { meta: { title: '报表', isIframe: true, isLink: 'https://report.test/' } }
    const place = placeAt(readMenus([screen('report', framed)]), {
      pathname: '/base/report',
      search: {},
      searchStr: '',
    })
    expect(place).toMatchObject({ type: 'tab', tab: { id: 'report', frame: 'https://report.test/' } })
  })

  it.each([['/void'], ['/base/nothing'], ['/base/campus/x'], ['/layout']])('is nowhere: %s', (path) =>
    expect(at(path)).toEqual({ type: 'nowhere' }),
  )
  it('is nowhere: an id nobody was given', () =>
    expect(at('/layout', { id: 'x' })).toEqual({ type: 'nowhere' }))
})
