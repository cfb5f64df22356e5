import { Menu as Ark } from '@ark-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import { menu } from '#styled-system/recipes/index.js'
import { MenuEntries, type MenuEntriesProps } from './menu-entries.tsx'
import type { MenuItem } from './menu-entry.ts'
import { MenuPanel } from './menu-panel.tsx'

export interface SubMenuProps extends MenuEntriesProps {
  readonly item: MenuItem
  readonly indent: boolean
}

/** An entry that opens a menu at its side. */
export const SubMenu = ({ item, items, indent, onSelect }: SubMenuProps) => {
  const style = menu()
  return (
    <Ark.Root positioning={{ placement: 'right-start', gutter: 2 }} loopFocus lazyMount unmountOnExit>
      <Ark.TriggerItem className={style.item} data-danger={item.danger ? '' : undefined}>
        {item.icon ?? (indent && <span className={style.mark} />)}
        <span className={style.itemLabel}>{item.label}</span>
        <ChevronRight aria-hidden />
      </Ark.TriggerItem>
      <MenuPanel>
        <MenuEntries items={items} onSelect={onSelect} />
      </MenuPanel>
    </Ark.Root>
  )
}
