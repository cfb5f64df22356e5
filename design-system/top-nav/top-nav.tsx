import { ChevronDown } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { Menu } from '#design-system/menu/menu.tsx'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { useFitting } from '#design-system/parts/overflow/use-fitting.ts'
import type { NavItem } from '#design-system/sidebar/nav-item.ts'
import { plainClick } from '#design-system/sidebar/nav-row.tsx'
import { useText } from '#design-system/text/text.tsx'
import { topNav } from '#styled-system/recipes/index.js'

export interface TopNavProps {
  /** The top level of the menus; children belong into a `Sidebar`. */
  readonly items: readonly NavItem[]
  readonly active?: string | null
  readonly onSelect: (item: NavItem) => void
  readonly ref?: Ref<HTMLElement>
}

/** Areas across the top. Those without room stand behind 更多, which is marked while one of them is open. */
export const TopNav = ({ items, active, onSelect, ref }: TopNavProps) => {
  const t = useText()
  const style = topNav()
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  const fits = useFitting(list, items.length)
  const rest = items.slice(fits)
  const within = rest.some(({ id }) => id === active)
  return (
    <nav ref={root} className={style.root} aria-label={t('主菜单')}>
      <ul ref={list} className={style.list}>
        {items.map((item, at) => (
          <li key={item.id} className={style.item} data-fit data-away={at < fits ? undefined : ''}>
            <a
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
        <li className={style.item} data-more data-away={rest.length > 0 ? undefined : ''}>
          <Menu
            placement="bottom-start"
            trigger={
              <button type="button" className={style.row} data-within={within ? '' : undefined}>
                {t('更多')}
                <ChevronDown aria-hidden />
              </button>
            }
            items={rest.map(({ id, title, icon, keywords }) => ({
              value: id,
              label: title,
              icon: icon && <MenuIcon name={icon} />,
              keywords: keywords?.split(' ')[0],
              active: id === active,
            }))}
            onSelect={(id) => {
              const chosen = items.find((item) => item.id === id)
              if (chosen) onSelect(chosen)
            }}
          />
        </li>
      </ul>
    </nav>
  )
}
