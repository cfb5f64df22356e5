import { useEffect, useRef } from 'react'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import type { NavItem } from '#design-system/sidebar/nav-item.ts'
import { plainClick } from '#design-system/sidebar/nav-row.tsx'
import { useText } from '#design-system/text/text.tsx'
import { topNav } from '#styled-system/recipes/index.js'

export interface TopNavProps {
  /** The top level of the menus; children belong into a `Sidebar`. */
  readonly items: readonly NavItem[]
  readonly active?: string | null
  readonly onSelect: (item: NavItem) => void
}

/** Areas across the top. Too many of them scroll, with the open one in sight. */
export const TopNav = ({ items, active, onSelect }: TopNavProps) => {
  const t = useText()
  const style = topNav()
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another becomes the open one
  useEffect(() => {
    // In braces: scrolling gives a promise in new browsers, which React would take for a clean-up.
    here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  return (
    <nav className={style.root} aria-label={t('主菜单')}>
      <ul className={style.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              ref={item.id === active ? here : undefined}
              className={style.row}
              href={item.href ?? '#'}
              aria-current={item.id === active ? 'true' : undefined}
              onClick={(event) => plainClick(event) && onSelect(item)}
            >
              {item.icon && <MenuIcon name={item.icon} />}
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
