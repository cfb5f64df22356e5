/** A menu, as the server delivers it. With children it folds; without, it opens a screen. */
export interface NavItem {
  readonly id: string
  readonly title: string
  /** A name of `MenuIcon`'s set. */
  readonly icon?: string | null
  /** Where it leads, so that it can be opened in a new window. */
  readonly href?: string
  readonly children?: readonly NavItem[]
  /** How many things wait there: 待办. */
  readonly badge?: number
  /** Other words that find it, parted by spaces: pinyin, initials. */
  readonly keywords?: string
}

/** The ids from the top down to the item, itself included; empty when it is not there. */
export const pathTo = (items: readonly NavItem[], id: string | null | undefined): string[] => {
  for (const item of items) {
    if (item.id === id) return [item.id]
    const below = pathTo(item.children ?? [], id)
    if (below.length > 0) return [item.id, ...below]
  }
  return []
}

/** What opens a screen, in reading order. */
export const leaves = (items: readonly NavItem[]): NavItem[] =>
  items.flatMap((item) => (item.children?.length ? leaves(item.children) : [item]))

/** What waits there and in everything below it. */
export const waitingIn = ({ badge = 0, children = [] }: NavItem): number =>
  children.reduce((sum, child) => sum + waitingIn(child), badge)

/** The menus that a query finds, with what leads to them; an area that matches itself keeps all it holds. */
export function found(items: readonly NavItem[], query: string): readonly NavItem[] {
  const asked = query.trim().toLowerCase()
  if (!asked) return items
  const says = ({ title, keywords = '' }: NavItem) =>
    title.toLowerCase().includes(asked) ||
    keywords
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(asked))
  return items.flatMap((item) => {
    if (says(item)) return [item]
    const children = found(item.children ?? [], asked)
    return children.length > 0 ? [{ ...item, children }] : []
  })
}

/** Every area, by id. */
export const areas = (items: readonly NavItem[]): string[] =>
  items.flatMap((item) => (item.children?.length ? [item.id, ...areas(item.children)] : []))

/** Opens or closes an area; with `alone` those beside it close. */
export function folded(
  open: ReadonlySet<string>,
  items: readonly NavItem[],
  id: string,
  alone: boolean,
): ReadonlySet<string> {
  const next = new Set(open)
  if (next.delete(id)) return next
  const beside = alone ? siblings(items, id) : []
  for (const each of beside) next.delete(each)
  return next.add(id)
}

const siblings = (items: readonly NavItem[], id: string): string[] =>
  items.some((item) => item.id === id)
    ? items.map((item) => item.id)
    : items.flatMap((item) => siblings(item.children ?? [], id))
