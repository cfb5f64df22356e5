import type { NavItem } from '#design-system/sidebar/nav-item.ts'
import type { Menu } from '#workbench/portal/menus/menu.ts'

/** The menus as the design system draws them, their titles in the reader's language. */
export const navItems = (menus: readonly Menu[], t: (title: string) => string): readonly NavItem[] =>
  menus.map((menu) => ({
    id: menu.id,
    title: t(menu.title),
    icon: menu.icon || (menu.link ? 'external-link' : null),
    href: menu.link ?? menu.path,
    children: navItems(menu.children, t),
  }))
