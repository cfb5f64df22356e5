import { ChevronRight } from 'lucide-react'
import type { CSSProperties, MouseEvent } from 'react'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { sidebar } from '#styled-system/recipes/index.js'
import { NavBadge } from './nav-badge.tsx'
import { type NavItem, waitingIn } from './nav-item.ts'

export interface NavRowProps {
  readonly item: NavItem
  readonly depth: number
  readonly path: readonly string[]
  readonly open: ReadonlySet<string>
  readonly onFold: (id: string) => void
  readonly onSelect: (item: NavItem) => void
}

/** A plain click stays in the application; one with a modifier is the browser's. */
export const plainClick = (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false
  event.preventDefault()
  return true
}

export const NavRow = ({ item, depth, path, open, onFold, onSelect }: NavRowProps) => {
  const style = sidebar({ collapsed: false })
  const depthStyle = { '--depth': depth } as CSSProperties
  const isArea = !!item.children?.length
  const face = (
    <>
      {(depth === 0 || isArea) && item.icon && <MenuIcon name={item.icon} />}
      <span className={style.title} title={item.title}>
        {item.title}
      </span>
    </>
  )
  if (!isArea)
    return (
      <li>
        <a
          className={style.row}
          style={depthStyle}
          data-nav
          href={item.href}
          aria-current={path.at(-1) === item.id ? 'page' : undefined}
          onClick={(event) => plainClick(event) && onSelect(item)}
        >
          {face}
          <NavBadge count={item.badge} />
        </a>
      </li>
    )
  const isOpen = open.has(item.id)
  return (
    <li>
      <button
        type="button"
        className={style.row}
        style={depthStyle}
        data-nav
        data-within={path.includes(item.id) ? '' : undefined}
        aria-expanded={isOpen}
        onClick={() => onFold(item.id)}
      >
        {face}
        {!isOpen && <NavBadge count={waitingIn(item)} />}
        <span className={style.fold} aria-hidden>
          <ChevronRight />
        </span>
      </button>
      {isOpen && (
        <ul className={style.list}>
          {item.children?.map((child) => (
            <NavRow
              key={child.id}
              item={child}
              depth={depth + 1}
              path={path}
              open={open}
              onFold={onFold}
              onSelect={onSelect}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
