import { beforeAll, describe, expect, it } from 'vitest'
import { match } from '#design-system/command-palette/match.ts'
import { workTime } from '#tests/support/work-time.ts'
import { learn } from '#workbench/language/language.ts'
import { tongueOf } from '#workbench/language/tongue.ts'
import { readMenus } from '#workbench/portal/menus/read-menus.ts'
import { actionCommands, menuCommands, placeCommands } from './commands.tsx'
import * as spelling from './pinyin.ts'

beforeAll(() => Promise.all([learn('zh-tw'), learn('en')]))

const menus = readMenus([
  {
    id: 'base',
    path: '/base',
    component: 'layout/parent',
    meta: { title: '基础数据' },
    children: [
      { id: 'campus', path: '/base/campus', component: 'base/campus', meta: { title: '校区' } },
      { id: 'building', path: '/base/building', component: 'base/building', meta: { title: '建筑物' } },
      { id: 'out', openType: 1, menuLink: 'https://library.test/', meta: { title: '图书馆' } },
    ],
  },
])
const { t } = tongueOf('zh-cn')
const never = () => 0
const found = (query: string, used: (id: string) => number = never) =>
  [...menuCommands(menus, t, used, spelling), ...placeCommands(t, spelling)]
    .filter(({ command }) => match(query, command))
    .map(({ command, href }) => [command.id, href])

describe('the commands of the palette', () => {
  it.each(['建筑', 'jzw', 'jianzhuwu', '建築物', 'building', '基础 建筑'])('find a screen by %s', (query) =>
    expect(found(query)).toContainEqual(['building', '/base/building']),
  )

  it('lead out of the portal, and to what is everybody’s', () => {
    expect(found('tsg')).toEqual([['out', 'https://library.test/']])
    expect(found('grzx')).toEqual([['/personalcenter', '/personalcenter']])
    expect(found('Home')).toContainEqual(['/index', '/index'])
  })

  it('have no areas, and begin with what is used most', () => {
    const often = (id: string) => ({ building: 5, out: 2 })[id] ?? 0
    expect(menuCommands(menus, t, often, null).map(({ command }) => command.id)).toEqual([
      'building',
      'out',
      'campus',
    ])
  })

  it('are found as they are written before the pinyin has come', () => {
    const [building] = menuCommands(menus, t, never, null).filter(({ command }) => command.id === 'building')
    if (!building) throw new Error('no command')
    expect(match('建筑', building.command)).not.toBeNull()
    expect(match('jzw', building.command)).toBeNull()
  })

  it('act, and are found as places are', () => {
    const acted: string[] = []
    const [lock] = actionCommands(
      [{ id: 'lock', title: '锁定屏幕', icon: null, keys: 'Ctrl+Alt+L', act: () => acted.push('lock') }],
      t,
      spelling,
    )
    if (!lock) throw new Error('no command')
    expect(match('sdpm', lock.command)).not.toBeNull()
    expect(match('lock', lock.command)).not.toBeNull()
    lock.act?.()
    expect(acted).toEqual(['lock'])
  })

  it('of ten thousand menus are made before one has typed a letter', () => {
    const many = readMenus(
      Array.from({ length: 10_000 }, (_, at) => ({
        id: `${at}`,
        path: `/a/${at}`,
        component: `a/${at}`,
        meta: { title: `请假审批${at}` },
      })),
    )
    const spent = workTime()
    const commands = menuCommands(many, t, never, spelling)
    expect(spent()).toBeLessThan(1_500)
    expect(commands.filter(({ command }) => match('qjsp7777', command))).toHaveLength(1)
  })
})
