import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { sidebar } from '#styled-system/recipes/index.js'
import { areas, folded, found, type NavItem, pathTo } from './nav-item.ts'
import { NavRow } from './nav-row.tsx'
import { NavSearch } from './nav-search.tsx'
import { RailItem } from './rail-item.tsx'
import { onNavKey } from './use-arrow-keys.ts'

export interface SidebarProps {
  readonly items: readonly NavItem[]
  /** Id of the open screen's menu. Its parents unfold. */
  readonly active?: string | null
  readonly onSelect: (item: NavItem) => void
  /** Icons only. */
  readonly collapsed?: boolean
  /** Offers the button that makes it narrow or wide. */
  readonly onCollapse?: (collapsed: boolean) => void
  /** Names it where a page has several. Default 菜单. */
  readonly label?: string
  /** Above the menus: the mark of the house, in the classic layout. */
  readonly head?: ReactNode
  /** A line to find menus by, where there are many. */
  readonly searchable?: boolean
  /** Only one area of a level is open at a time. */
  readonly unique?: boolean
  readonly ref?: Ref<HTMLElement>
}

/** Menus at the side: links, and buttons that fold. */
export const Sidebar = ({
  items,
  active,
  onSelect,
  collapsed = false,
  onCollapse,
  label,
  head,
  searchable,
  unique = false,
  ref,
}: SidebarProps) => {
  const t = useText()
  const style = sidebar({ collapsed, scroll: true })
  const path = pathTo(items, active)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(path))
  const [query, setQuery] = useState('')
  const [known, setKnown] = useState(active)
  if (known !== active) {
    setKnown(active)
    setOpen(new Set(unique ? path : [...open, ...path]))
  }
  const list = useRef<HTMLUListElement>(null)
  // After its area has unfolded, the open screen's row is in sight, however long the menu is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu opened by hand does not scroll away
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const seeking = searchable && !collapsed && query.trim() !== ''
  const shown = seeking ? found(items, query) : items
  return (
    <nav ref={ref} className={style.root} aria-label={label ?? t('菜单')} onKeyDown={onNavKey}>
      {head && <div className={style.head}>{head}</div>}
      {searchable && !collapsed && (
        <NavSearch query={query} onQuery={setQuery} found={areas(shown).length + shown.length > 0} />
      )}
      <ul ref={list} className={style.list}>
        {shown.map((item) =>
          collapsed ? (
            <li key={item.id}>
              <RailItem item={item} path={path} onSelect={onSelect} />
            </li>
          ) : (
            <NavRow
              key={item.id}
              item={item}
              depth={0}
              path={path}
              open={seeking ? new Set(areas(shown)) : open}
              onFold={(id) => setOpen(folded(open, items, id, unique))}
              onSelect={onSelect}
            />
          ),
        )}
      </ul>
      {onCollapse && (
        <div className={style.foot}>
          <IconButton
            size="sm"
            label={collapsed ? t('展开菜单') : t('收起菜单')}
            icon={collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            onClick={() => onCollapse(!collapsed)}
          />
        </div>
      )}
    </nav>
  )
}
