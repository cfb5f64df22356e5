import { describe, expect, it } from 'vitest'
import { besideOf, everyMenu, markedAt, menuAt, menuWithId, reachable, shown, trailTo } from './menu.ts'
import { readButtons } from './read-buttons.ts'
import { outsideLink, readMenus } from './read-menus.ts'

const screen = (id: string, over: object = {}) => ({
  id,
  path: `/base/${id}`,
  component: `base/${id}`,
  meta: { title: id },
  ...over,
})
const area = (children: unknown[], over: object = {}) => ({
  id: 'base',
  path: '/base',
  component: 'layout/parent',
  icon: 'database',
  meta: { title: '基础数据' },
  children,
  ...over,
})
const only = (node: object) => readMenus([node])[0]

describe('reading the menus', () => {
  it('takes an area and its screens', () => {
    expect(readMenus([area([screen('campus')])])).toEqual([
      {
        id: 'base',
        title: '基础数据',
        path: '/base',
        component: 'layout/parent',
        icon: 'database',
        hidden: false,
        within: '',
        screenTitle: '',
        pinned: false,
        keptAlive: true,
        link: null,
        frame: null,
        redirect: '',
        children: [
          expect.objectContaining({
            id: 'campus',
            title: 'campus',
            path: '/base/campus',
            component: 'base/campus',
            children: [],
          }),
        ],
      },
    ])
  })

  it.each([
    [{ hidden: true }, { hidden: true }],
    [{ isHide: '1' }, { hidden: true }],
    [{ affix: 1 }, { pinned: true }],
    [{ isAffix: true }, { pinned: true }],
    [{ isKeepAlive: false }, { keptAlive: false }],
    [{ isKeepAlive: 'true' }, { keptAlive: true }],
    [{ keepAlive: 0 }, { keptAlive: false }],
    [{ icon: 'school' }, { icon: 'school' }],
    [
      { iframe: true, isLink: 'https://report.test/' },
      { frame: 'https://report.test/', link: null },
    ],
    [
      { isIframe: '1', isLink: 'https://report.test/' },
      { frame: 'https://report.test/', link: null },
    ],
    [
      { isIframe: true, isLink: 'javascript:alert(1)' },
      { frame: null, link: null },
    ],
    [{ isLink: 'https://library.test/' }, { link: 'https://library.test/' }],
  ])('reads %j in either spelling', (meta, menu) => {
    expect(only(screen('a', { meta }))).toMatchObject(menu)
  })

  it.each([
    ['https://library.test/a?b=c', 'https://library.test/a?b=c'],
    ['http://library.test', 'http://library.test/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.test', null],
    ['/base/campus', null],
    ['', null],
  ])('leads out to %s', (menuLink, link) => {
    expect(outsideLink(menuLink)).toBe(link)
    expect(only(screen('a', { openType: 1, menuLink }))?.link ?? null).toBe(link)
    expect(only(screen('a', { openType: '1', menuLink }))?.link ?? null).toBe(link)
  })

  it('shows a system of another house in a frame of ours, where it is one of the web', () => {
    const framed = (menuLink: string) =>
      only(screen('a', { openType: 2, menuLink, meta: { title: '旧系统', iframe: true, isLink: menuLink } }))
    expect(framed('https://old.test/a')).toMatchObject({ frame: 'https://old.test/a', link: null })
    expect(framed('javascript:alert(1)')?.frame ?? null).toBeNull()
  })

  it.each([[null], [undefined], ['[]'], [{}], [[null, 1, 'a', [], {}]], [[{ id: '' }]]])(
    'makes nothing of %j',
    (data) => {
      expect(readMenus(data)).toEqual([])
    },
  )

  it('takes numbers for ids, and each entry once', () => {
    expect(
      readMenus([
        { id: 7, path: 'a' },
        { id: '7', path: 'b' },
      ]),
    ).toMatchObject([{ id: '7', path: '/a' }])
  })

  it('ends at a tree that bites its tail', () => {
    const knot = area([])
    knot.children.push(knot, area([knot], { id: 'other' }))
    expect([...everyMenu(readMenus([knot]))]).toHaveLength(2)
    const chain = Array.from({ length: 10_000 }, (_, index) => area([], { id: `a${index}` }))
    for (const [index, node] of chain.entries()) node.children.push(chain[index + 1])
    expect([...everyMenu(readMenus([chain[0]]))].length).toBeLessThan(10)
  })

  it('takes ten thousand entries in its stride', () => {
    const wide = Array.from({ length: 10_000 }, (_, index) => screen(`s${index}`))
    const menus = readMenus([area(wide)])
    expect([...everyMenu(menus)]).toHaveLength(10_001)
    expect(menuAt(menus, '/base/s9999')?.id).toBe('s9999')
    expect(shown(menus)[0]?.children).toHaveLength(10_000)
  })
})

describe('finding one', () => {
  const menus = readMenus([
    area([
      screen('campus'),
      screen('secret', { meta: { hidden: true } }),
      screen('out', { openType: 1, menuLink: 'https://a.test' }),
    ]),
    area([], { id: 'empty', path: '/empty' }),
    screen('dead', { openType: 1, menuLink: 'javascript:0', component: '' }),
  ])

  it('goes by its whole path, and never opens an area or a link as a screen', () => {
    expect(menuAt(menus, '/base/campus')?.id).toBe('campus')
    expect(menuAt(menus, '/base/secret')?.id).toBe('secret')
    for (const path of ['/base', '/base/camp', '/base/campus/x', '/base/out', '/'])
      expect(menuAt(menus, path)).toBeNull()
  })

  it('goes by its id, with the way down to it', () => {
    expect(menuWithId(menus, 'out')?.link).toBe('https://a.test/')
    expect(trailTo(menus, 'campus').map(({ id }) => id)).toEqual(['base', 'campus'])
    expect(trailTo(menus, 'nowhere')).toEqual([])
  })

  it('keeps screens that share an entry out of the menu, and gives each the others', () => {
    const joined = readMenus([
      area([
        screen('a', { meta: { title: '调宿与退宿', screenTitle: '调宿' } }),
        screen('b', { meta: { title: '退宿', within: '/base/a' } }),
        screen('c', { meta: { title: '报修' } }),
      ]),
    ])
    expect([...everyMenu(shown(joined))].map(({ id }) => id)).toEqual(['base', 'a', 'c'])
    expect([...everyMenu(reachable(joined))].map(({ id }) => id)).toEqual(['base', 'a', 'b', 'c'])
    for (const one of ['base/a', 'base/b'])
      expect(besideOf(joined, one).map(({ title, screenTitle }) => screenTitle || title)).toEqual([
        '调宿',
        '退宿',
      ])
    expect(besideOf(joined, 'base/c')).toEqual([])
    expect(markedAt(joined, trailTo(joined, 'b')).map(({ id }) => id)).toEqual(['base', 'a'])
  })

  it('shows neither hidden entries nor areas and links that lead nowhere', () => {
    expect([...everyMenu(shown(menus))].map(({ id }) => id)).toEqual(['base', 'campus', 'out'])
  })
})

describe('reading the buttons', () => {
  const knot = { code: 'c', children: [] as unknown[] }
  knot.children.push(knot)
  it.each<[string, unknown, string[]]>([
    [
      'a map',
      { 'base.campus:add': true, 'base.campus:remove': false, 'base.campus:view': 'true' },
      ['base.campus:add'],
    ],
    ['a list', ['b', 'a'], ['a', 'b']],
    ['a tree', [{ code: 'x', children: [{ code: 'a' }, { code: 'b', children: [] }] }, null, 7], ['a', 'b']],
    ['a tree that bites its tail', [knot], []],
    ['nothing', null, []],
    ['a word', 'a', []],
  ])('takes %s', (_, data, keys) => expect([...readButtons(data)].sort()).toEqual(keys))

  it('a missing key is not allowed, not even one that every object has', () => {
    expect(readButtons({ a: true }).has('constructor')).toBe(false)
  })
})
