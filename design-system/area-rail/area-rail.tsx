import type { ReactNode, Ref } from 'react'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import type { NavItem } from '#design-system/sidebar/nav-item.ts'
import { plainClick } from '#design-system/sidebar/nav-row.tsx'
import { onNavKey } from '#design-system/sidebar/use-arrow-keys.ts'
import { useText } from '#design-system/text/text.tsx'
import { areaRail } from '#styled-system/recipes/index.js'

export interface AreaRailProps {
  /** The top level of the menus; their children belong into the `Sidebar` beside it. */
  readonly items: readonly NavItem[]
  readonly active?: string | null
  readonly onSelect: (item: NavItem) => void
  /** The mark of the house, on top. */
  readonly logo?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** Areas in a narrow column, each an icon over its name: the first column of the layout in columns. */
export const AreaRail = ({ items, active, onSelect, logo, ref }: AreaRailProps) => {
  const t = useText()
  const style = areaRail()
  return (
    <nav ref={ref} className={style.root} aria-label={t('主菜单')} onKeyDown={onNavKey}>
      {logo && (
        <div className={style.head} aria-hidden>
          {logo}
        </div>
      )}
      <ul className={style.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={style.row}
              data-nav
              href={item.href ?? '#'}
              title={item.title}
              aria-current={item.id === active ? 'true' : undefined}
              onClick={(event) => plainClick(event) && onSelect(item)}
            >
              <MenuIcon name={item.icon} />
              <span className={style.title}>{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
