/** A menu, as the server delivers it. With children it folds; without, it opens a screen. */
export interface NavItem {
  readonly id: string
  readonly title: string
  /** A name of `MenuIcon`'s set. */
  readonly icon?: string | null
  /** Where it leads, so that it can be opened in a new window. */
  readonly href?: string
  readonly children?: readonly NavItem[]
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
