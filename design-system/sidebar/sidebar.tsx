import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { sidebar } from '#styled-system/recipes/index.js'
import { type NavItem, pathTo } from './nav-item.ts'
import { NavRow } from './nav-row.tsx'
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
}

/** Menus at the side: links, and buttons that fold. */
export const Sidebar = ({ items, active, onSelect, collapsed = false, onCollapse, label }: SidebarProps) => {
  const t = useText()
  const style = sidebar({ collapsed, scroll: true })
  const path = pathTo(items, active)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(path))
  const [known, setKnown] = useState(active)
  if (known !== active) {
    setKnown(active)
    setOpen(new Set([...open, ...path]))
  }
  const fold = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <nav className={style.root} aria-label={label ?? t('菜单')} onKeyDown={onNavKey}>
      <ul className={style.list}>
        {items.map((item) =>
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
              open={open}
              onFold={fold}
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
