/** A screen opened in the frame. */
export interface Tab {
  /** The menu and the parameters it was opened with: the same screen may stand twice, with other parameters. */
  readonly id: string
  readonly menuId: string
  readonly component: string
  readonly title: string
  /** As of a menu. */
  readonly icon: string
  /** Where its content comes from, when that is not the portal's own. */
  readonly frame: string | null
  readonly path: string
  /** With its question mark, or empty; where the tab stands now, its page and filters included. */
  readonly search: string
  readonly pinned: boolean
  readonly keptAlive: boolean
}

export const homeTab: Tab = {
  id: 'index',
  menuId: 'index',
  component: '',
  title: '首页',
  icon: 'house',
  frame: null,
  path: '/index',
  search: '',
  pinned: true,
  keptAlive: true,
}

type Tabs = readonly Tab[]

/** With this one among them, at its new address if it was there already; pinned ones stand first. */
export function opened(tabs: Tabs, tab: Tab): Tabs {
  const known = tabs.find(({ id }) => id === tab.id)
  if (!known) return pinnedFirst([...tabs, tab])
  if (known.path === tab.path && known.search === tab.search) return tabs
  return tabs.map((each) => (each === known ? { ...tab, pinned: known.pinned } : each))
}

const pinnedFirst = (tabs: Tabs): Tabs =>
  tabs.toSorted((left, right) => Number(right.pinned) - Number(left.pinned))

/** 固定, or no longer so. The home stays where it is. */
export const pinToggled = (tabs: Tabs, id: string): Tabs =>
  pinnedFirst(tabs.map((tab) => (tab.id === id && id !== homeTab.id ? { ...tab, pinned: !tab.pinned } : tab)))

/** In the order of the ids. */
export const inOrder = (tabs: Tabs, ids: readonly string[]): Tabs =>
  tabs.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))

export const closed = (tabs: Tabs, id: string): Tabs => tabs.filter((tab) => tab.pinned || tab.id !== id)

/** 关闭其他. */
export const reducedTo = (tabs: Tabs, id: string): Tabs => tabs.filter((tab) => tab.pinned || tab.id === id)

/** 关闭左侧 (-1) or 关闭右侧 (1) of the one. */
export const closedBeside = (tabs: Tabs, id: string, side: -1 | 1): Tabs => {
  const from = tabs.findIndex((tab) => tab.id === id)
  return tabs.filter((tab, at) => tab.pinned || (at - from) * side <= 0)
}

/** 关闭全部: the pinned ones stay. */
export const cleared = (tabs: Tabs): Tabs => tabs.filter((tab) => tab.pinned)

/**
 * No more than so many: the longest unseen give way, as far as they may be closed. `seen` has the ids by when they
 * were last in front, the latest first; what it does not name was not seen since the page was loaded.
 */
export function fitted(
  tabs: Tabs,
  { most, seen, stays }: { most: number; seen: readonly string[]; stays: (id: string) => boolean },
): Tabs {
  const tooMany = tabs.length - most
  if (tooMany <= 0) return tabs
  const age = ({ id }: Tab) => (seen.includes(id) ? seen.indexOf(id) : seen.length)
  const going = tabs
    .filter((tab) => !tab.pinned && !stays(tab.id))
    .toSorted((one, other) => age(other) - age(one))
    .slice(0, tooMany)
  return tabs.filter((tab) => !going.includes(tab))
}

/** Where to go when the tab in front is no longer among them: to its right neighbour, else to its left one. */
export function successor(before: Tabs, after: Tabs, active: string): Tab {
  const from = before.findIndex(({ id }) => id === active)
  const order = [...before.slice(from), ...before.slice(0, Math.max(from, 0)).toReversed()]
  return order.find((tab) => after.includes(tab)) ?? after[0] ?? homeTab
}

/** Words of an address that tell where a screen stands: the page of a list, or what was chosen to be read in it. */
const ofThePlace =
  /^(?:id|open|current|size|sort|condition|view|row|params\..+|code|call|notice|message|report|\w+Id)$/

/** `12` or `12?ddtab=2`: what makes a tab the same tab. */
export function tabId(menuId: string, search: Readonly<Record<string, unknown>>): string {
  const own = Object.entries(search).filter(([key, value]) => !ofThePlace.test(key) && value !== undefined)
  if (own.length === 0) return menuId
  return `${menuId}?${new URLSearchParams(own.map(([key, value]) => [key, String(value)]).toSorted())}`
}
