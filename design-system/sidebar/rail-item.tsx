import { Menu, type MenuItem } from '#design-system/menu/menu.tsx'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { sidebar } from '#styled-system/recipes/index.js'
import { leaves, type NavItem, waitingIn } from './nav-item.ts'
import { plainClick } from './nav-row.tsx'

export interface RailItemProps {
  readonly item: NavItem
  readonly path: readonly string[]
  readonly onSelect: (item: NavItem) => void
}

/** An entry of the narrow sidebar: its icon, its name on hover; with children, a menu at its side, and for each group in it a further one. */
export const RailItem = ({ item, path, onSelect }: RailItemProps) => {
  const style = sidebar({ collapsed: true })
  const here = path.includes(item.id)
  if (!item.children?.length)
    return (
      <Tooltip text={item.title} placement="right">
        <a
          className={style.row}
          data-nav
          href={item.href}
          aria-label={item.title}
          aria-current={here ? 'page' : undefined}
          onClick={(event) => plainClick(event) && onSelect(item)}
        >
          <RailMark item={item} />
        </a>
      </Tooltip>
    )
  const all = leaves(item.children)
  return (
    <Menu
      title={item.title}
      placement="right-start"
      trigger={
        <button
          type="button"
          className={style.row}
          data-nav
          data-within={here ? '' : undefined}
          aria-label={item.title}
          title={item.title}
        >
          <RailMark item={item} />
        </button>
      }
      items={item.children.map((child) => entryOf(child, path))}
      onSelect={(id) => {
        const chosen = all.find((leaf) => leaf.id === id)
        if (chosen) onSelect(chosen)
      }}
    />
  )
}

const entryOf = ({ id, title, icon, children = [] }: NavItem, path: readonly string[]): MenuItem => ({
  value: id,
  label: title,
  active: path.includes(id),
  ...(children.length > 0 && {
    icon: icon && <MenuIcon name={icon} />,
    items: children.map((child) => entryOf(child, path)),
  }),
})

/** Without an icon the first character stands for the name; a dot tells that something waits there. */
const RailMark = ({ item }: { readonly item: NavItem }) => (
  <>
    {item.icon ? <MenuIcon name={item.icon} /> : <span aria-hidden>{[...item.title][0]}</span>}
    {waitingIn(item) > 0 && <span className={sidebar({}).dot} />}
  </>
)
