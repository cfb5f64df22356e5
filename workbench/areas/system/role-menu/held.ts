import type { MenuToGive } from '#domain/system/roles/calls.ts'

const every = (menus: readonly MenuToGive[]): readonly MenuToGive[] =>
  menus.flatMap((menu) => [menu, ...every(menu.children)])

const isLeaf = ({ children }: MenuToGive) => children.length === 0

/** What a tree with checkboxes shows of the menus a role holds: it goes by the leaves. */
export const leavesOf = (menus: readonly MenuToGive[], held: ReadonlySet<string>) =>
  every(menus)
    .filter((menu) => isLeaf(menu) && held.has(menu.id))
    .map(({ id }) => id)

/**
 * What a role holds with these leaves: they, and every screen above one of them, for a button without its screen
 * is out of reach. A directory that was held stays held with what is below it, and so does a screen held for itself
 * alone and not touched.
 */
export function heldWith(
  menus: readonly MenuToGive[],
  leaves: ReadonlySet<string>,
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  const held = new Set<string>()
  const visit = (menu: MenuToGive): boolean => {
    const below = menu.children.map(visit).some(Boolean)
    const chosen = isLeaf(menu) ? leaves.has(menu.id) : below
    const alone = !below && !every(menu.children).some(({ id }) => before.has(id))
    const kept = before.has(menu.id) && (below || alone)
    if (isLeaf(menu) ? chosen : (menu.kind === 'screen' && below) || kept) held.add(menu.id)
    return chosen
  }
  for (const menu of menus) visit(menu)
  return held
}

/** What would be given and taken, each with its way from the top: 系统管理 / 角色 / 新增. */
export function difference(
  menus: readonly MenuToGive[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
) {
  const add: { id: string; name: string }[] = []
  const remove: { id: string; name: string }[] = []
  const visit = (menu: MenuToGive, above: string) => {
    const name = above ? `${above} / ${menu.title}` : menu.title
    if (after.has(menu.id) && !before.has(menu.id)) add.push({ id: menu.id, name })
    if (before.has(menu.id) && !after.has(menu.id)) remove.push({ id: menu.id, name })
    for (const child of menu.children) visit(child, name)
  }
  for (const menu of menus) visit(menu, '')
  return { add, remove }
}
