import { areas } from '#domain/index.ts'
import type { MenuNode } from '#domain/system/menus/calls.ts'

const sets = areas.flatMap(({ joined = [] }) => joined)
const titles = new Map(
  areas.flatMap(({ screens }) => screens.map(({ path, title }) => [path as string, title])),
)

/**
 * The menus of a person with screens that are joined behind one entry. Where they hold several of a set, the first is the
 * entry and has the title of the set, unless an administrator has given it another; the rest say behind which they stand.
 */
export function joinedMenus(menus: readonly MenuNode[]): MenuNode[] {
  const held = new Map([...every(menus)].map((menu) => [menu.component, menu]))
  const entries = new Map<string, string>()
  const behind = new Map<string, string>()
  for (const { title, screens } of sets) {
    const [entry, ...others] = screens
      .flatMap((path) => held.get(path) ?? [])
      .filter(({ meta }) => !meta.hidden)
    if (!entry || others.length === 0) continue
    if (entry.meta.title === titles.get(entry.component)) entries.set(entry.id, title)
    for (const { id } of others) behind.set(id, entry.path)
  }
  const joined = (menu: MenuNode): MenuNode => {
    const [title, within] = [entries.get(menu.id), behind.get(menu.id)]
    return {
      ...menu,
      meta: {
        ...menu.meta,
        ...(title && { title, screenTitle: menu.meta.title }),
        ...(within && { within }),
      },
      children: menu.children.map(joined),
    }
  }
  return menus.map(joined)
}

function* every(menus: readonly MenuNode[]): Generator<MenuNode> {
  for (const menu of menus) {
    yield menu
    yield* every(menu.children)
  }
}
