import type { NavItem } from '#design-system/sidebar/nav-item.ts'
import type { Menu } from '#workbench/menus/menu.ts'

/** The menus as the design system draws them, their titles in the reader's language. */
export const navItems = (menus: readonly Menu[], t: (title: string) => string): readonly NavItem[] =>
  menus.map((menu) => ({
    id: menu.id,
    title: t(menu.title),
    icon: menu.icon || (menu.link ? 'external-link' : null),
    href: menu.link ?? menu.path,
    children: navItems(menu.children, t),
  }))

/** Follows an entry: within the portal in the page, out of it in a window that cannot reach back. */
export function follow(item: NavItem, go: (href: string) => void) {
  if (!item.href) return
  if (item.href.startsWith('/')) go(item.href)
  else window.open(item.href, '_blank', 'noopener,noreferrer')
}
