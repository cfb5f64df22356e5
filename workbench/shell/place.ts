import {
  isScreen,
  type Menu,
  menuAt,
  menuWithId,
  menuWithPath,
  trailTo,
} from '#workbench/portal/menus/menu.ts'
import { homeTab, type Tab, tabId } from '#workbench/portal/tabs.ts'
import { type FixedPlace, fixedPlaceAt } from './fixed-places.ts'

interface Address {
  readonly pathname: string
  readonly search: Readonly<Record<string, unknown>>
  readonly searchStr: string
}

/** What an address stands for: a screen in a tab, an area or group that leads on to its first screen, or nothing. */
export type Place =
  | { readonly type: 'tab'; readonly tab: Tab; readonly trail: readonly Menu[] }
  | { readonly type: 'area'; readonly first: Menu }
  | { readonly type: 'nowhere' }

export const tabOf = (menu: Menu): Tab => ({
  id: menu.id,
  menuId: menu.id,
  component: menu.component,
  title: menu.title,
  icon: menu.icon,
  frame: menu.frame,
  path: menu.path,
  search: '',
  pinned: menu.pinned,
  keptAlive: menu.keptAlive,
})

export const tabOfFixed = ({ path, component, title, icon }: FixedPlace): Tab => ({
  id: path,
  menuId: path,
  component,
  title,
  icon,
  frame: null,
  path,
  search: '',
  pinned: false,
  keptAlive: true,
})

/** `/layout?id=` opens the delivered menu with that id; every other address is the path of a menu, whole. */
export function placeAt(menus: readonly Menu[], { pathname, search, searchStr }: Address): Place {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path === '/index') return { type: 'tab', tab: { ...homeTab, search: searchStr }, trail: [] }

  const fixed = fixedPlaceAt(path)
  if (fixed) {
    const tab = { ...tabOfFixed(fixed), id: tabId(path, search), search: searchStr }
    return { type: 'tab', tab, trail: [] }
  }

  const menu = path === '/layout' ? menuWithId(menus, String(search.id ?? '')) : menuAt(menus, path)
  if (menu && isScreen(menu)) {
    const tab = { ...tabOf(menu), id: tabId(menu.id, search), path, search: searchStr }
    return { type: 'tab', tab, trail: trailTo(menus, menu.id) }
  }
  const area = menu ?? menuWithPath(menus, path)
  const first = area && ((area.redirect && menuAt(menus, area.redirect)) || firstScreen(area))
  return first ? { type: 'area', first } : { type: 'nowhere' }
}

/** Where one arrives who chooses an area and nothing in it. */
function firstScreen(menu: Menu): Menu | null {
  if (isScreen(menu)) return menu
  for (const child of menu.children) {
    const screen = child.hidden ? null : firstScreen(child)
    if (screen) return screen
  }
  return null
}
