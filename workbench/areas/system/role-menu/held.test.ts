import { expect, it } from 'vitest'
import type { MenuToGive } from '#domain/system/roles/calls.ts'
import { difference, heldWith, leavesOf } from './held.ts'

const menu = (id: string, kind: MenuToGive['kind'], ...children: readonly MenuToGive[]): MenuToGive => ({
  id,
  kind,
  terminal: 'web',
  title: id,
  permission: null,
  children,
})
const menus = [
  menu(
    'base',
    'directory',
    menu('campus', 'screen', menu('campus:view', 'button'), menu('campus:add', 'button')),
    menu('venue', 'screen', menu('venue:view', 'button')),
    menu('map', 'screen'),
  ),
]
const set = (...ids: readonly string[]) => new Set(ids)

it('goes by the leaves, and a button brings its screen along', () => {
  expect(leavesOf(menus, set('campus', 'campus:view', 'map'))).toEqual(['campus:view', 'map'])
  expect([...heldWith(menus, set('campus:view', 'map'), set())].toSorted()).toEqual(
    ['campus', 'campus:view', 'map'].toSorted(),
  )
})

it('takes the screen away with its last button', () => {
  const before = set('campus', 'campus:view', 'campus:add')
  expect([...heldWith(menus, set(), before)]).toEqual([])
})

it('leaves alone a screen that is held without any button', () => {
  const before = set('venue')
  expect([...heldWith(menus, set('map'), before)].toSorted()).toEqual(['map', 'venue'])
})

it('keeps a directory that is held, until nothing below it is', () => {
  const before = set('base', 'campus', 'campus:view', 'map')
  expect(difference(menus, before, heldWith(menus, new Set(leavesOf(menus, before)), before))).toEqual({
    add: [],
    remove: [],
  })
  expect([...heldWith(menus, set('map'), before)].toSorted()).toEqual(['base', 'map'])
  expect([...heldWith(menus, set(), before)]).toEqual([])
})

it('tells what is given and what is taken, with the way there', () => {
  const before = set('campus', 'campus:view')
  const after = heldWith(menus, set('campus:add'), before)
  expect(difference(menus, before, after)).toEqual({
    add: [{ id: 'campus:add', name: 'base / campus / campus:add' }],
    remove: [{ id: 'campus:view', name: 'base / campus / campus:view' }],
  })
})
