import { isObject, session } from '#workbench/http/storage/storage.ts'
import { everyMenu, isScreen, type Menu, menuWithId } from '#workbench/portal/menus/menu.ts'
import type { Menus } from '#workbench/portal/menus/menus.ts'
import { homeTab, opened, type Tab } from '#workbench/portal/tabs.ts'
import { fixedPlaceAt } from './fixed-places.ts'
import { tabOf, tabOfFixed } from './place.ts'

interface Kept {
  readonly id: string
  readonly menuId: string
  readonly path: string
  readonly search: string
  /** As the person left it; the menu's own word until then. */
  readonly pinned?: boolean
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) && ['id', 'menuId', 'path', 'search'].every((name) => typeof value[name] === 'string')
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export const keepTabs = (tabs: readonly Tab[]) =>
  session.write(
    'tagsViewList',
    tabs.map(({ id, menuId, path, search, pinned }): Kept => ({ id, menuId, path, search, pinned })),
  )

/** The tabs from before a reload, as far as the person's menus still lead there; before them what is pinned by its menu. */
export function restoreTabs({ menus }: Menus, wanted: boolean): readonly Tab[] {
  const kept = wanted ? keptTabs(menus) : []
  const pinned = [...everyMenu(menus)].filter(
    (menu) => menu.pinned && isScreen(menu) && !kept.some(({ id }) => id === menu.id),
  )
  return [...pinned.map(tabOf), ...kept].reduce<readonly Tab[]>(opened, [homeTab])
}

function keptTabs(menus: readonly Menu[]): readonly Tab[] {
  const kept = (session.read('tagsViewList', isList) ?? []).filter(isKept)
  return kept.flatMap(({ id, menuId, path, search, pinned }) => {
    const menu = menuWithId(menus, menuId)
    const fixed = fixedPlaceAt(menuId)
    const tab = menu ? tabOf(menu) : fixed && tabOfFixed(fixed)
    return tab ? [{ ...tab, id, path, search, pinned: pinned ?? tab.pinned }] : []
  })
}
