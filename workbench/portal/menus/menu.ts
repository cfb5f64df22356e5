/** An entry of the menu as the server delivered it, in one spelling. */
export interface Menu {
  readonly id: string
  readonly title: string
  readonly path: string
  /** The component path of its screen, such as `base/building`; empty for an area. */
  readonly component: string
  /** A name of lucide's icons, as far as the server speaks them. */
  readonly icon: string
  readonly hidden: boolean
  /** The path of the entry behind which its screen stands; empty for an entry of its own. */
  readonly within: string
  /** What its screen is called, where its title is that of several. */
  readonly screenTitle: string
  readonly pinned: boolean
  /** Its screen keeps its state while another tab is in front. */
  readonly keptAlive: boolean
  /** An address outside the portal, for an entry that leads there. */
  readonly link: string | null
  /** An address outside the portal that is shown in a tab of it. */
  readonly frame: string | null
  /** Of an area: the path of the screen it leads on to, where that is not its first. */
  readonly redirect: string
  readonly children: readonly Menu[]
}

/** Every entry, areas before what they hold. */
export function* everyMenu(menus: readonly Menu[]): Generator<Menu> {
  const next = [...menus].reverse()
  for (let menu = next.pop(); menu; menu = next.pop()) {
    yield menu
    for (let child = menu.children.length - 1; child >= 0; child--) next.push(menu.children[child] as Menu)
  }
}

const find = (menus: readonly Menu[], is: (menu: Menu) => boolean) => {
  for (const menu of everyMenu(menus)) if (is(menu)) return menu
  return null
}

/** An entry that opens a screen, by the address in the browser. */
export const menuAt = (menus: readonly Menu[], path: string) =>
  find(menus, (menu) => menu.path === path && isScreen(menu))

/** The entry of a screen, by the component path that its declaration names. */
export const menuOf = (menus: readonly Menu[], component: string) =>
  find(menus, (menu) => menu.component === component && isScreen(menu))

/** An entry of any kind, by its address: a screen, an area or a group of screens. */
export const menuWithPath = (menus: readonly Menu[], path: string) =>
  find(menus, (menu) => menu.path === path)

export const menuWithId = (menus: readonly Menu[], id: string) => find(menus, (menu) => menu.id === id)

/** The entries from the top down to this one, itself included; empty when it is not among them. */
export function trailTo(menus: readonly Menu[], id: string): readonly Menu[] {
  for (const menu of menus) {
    if (menu.id === id) return [menu]
    const below = trailTo(menu.children, id)
    if (below.length > 0) return [menu, ...below]
  }
  return []
}

/** Where the menu marks a screen: at itself, or at the entry behind which it stands. */
export function markedAt(menus: readonly Menu[], trail: readonly Menu[]): readonly Menu[] {
  const within = trail.at(-1)?.within
  const entry = within ? menuAt(menus, within) : null
  return entry ? trailTo(menus, entry.id) : trail
}

/** What the person may go to: no hidden entries, no areas with nothing in them. */
export const reachable = (menus: readonly Menu[]) => kept(menus, (menu) => !menu.hidden)

/** What of that stands in the menu: not what is a tab of another entry's screen. */
export const shown = (menus: readonly Menu[]) => kept(menus, (menu) => !menu.hidden && menu.within === '')

const kept = (menus: readonly Menu[], is: (menu: Menu) => boolean): readonly Menu[] =>
  menus
    .filter(is)
    .map((menu) => ({ ...menu, children: kept(menu.children, is) }))
    .filter((menu) => menu.children.length > 0 || menu.link || isScreen(menu))

/** The screens that share the entry of this one, itself among them and the entry first; nothing where it is alone. */
export function besideOf(menus: readonly Menu[], component: string): readonly Menu[] {
  const own = menuOf(menus, component)
  const path = own?.within || own?.path
  const all = [...everyMenu(menus)].filter((menu) => path && (menu.path === path || menu.within === path))
  const screens = all.filter((menu) => isScreen(menu) && !menu.hidden)
  return screens.length > 1 ? screens.toSorted((one, other) => one.within.length - other.within.length) : []
}

/** An area's component is the layout that would hold its screens, in whichever of its spellings. */
export const isScreen = ({ component, link, frame }: Menu) =>
  frame !== null || (!link && component !== '' && !component.startsWith('layout'))
