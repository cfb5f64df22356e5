import { Menu as Ark } from '@ark-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import { menu } from '#styled-system/recipes/index.js'
import { chosenItem, type MenuEntry, type MenuItem } from './menu-entry.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MenuRow } from './menu-row.tsx'
import { CheckRow, ChoiceRows } from './option-rows.tsx'

export interface MenuEntriesProps {
  readonly items: readonly MenuEntry[]
  /** For submenus; the menu itself tells of its own items. */
  readonly onSelect?: (value: string) => void
}

const keyOf = (entry: MenuEntry, at: number) =>
  entry === 'separator' ? at : 'value' in entry && !('options' in entry) ? entry.value : entry.label

export const MenuEntries = ({ items, onSelect }: MenuEntriesProps) => {
  const indent = items.some(
    (entry) => entry !== 'separator' && ('checked' in entry || ('icon' in entry && !!entry.icon)),
  )
  return items.map((entry, at) => (
    <Entry key={keyOf(entry, at)} entry={entry} indent={indent} onSelect={onSelect} />
  ))
}

interface EntryProps extends Omit<MenuEntriesProps, 'items'> {
  readonly entry: MenuEntry
  /** An empty place where others have an icon, so that the words stand under one another. */
  readonly indent: boolean
}

const Entry = ({ entry, indent, onSelect }: EntryProps) => {
  const style = menu()
  if (entry === 'separator') return <Ark.Separator className={style.separator} />
  if (!('type' in entry)) {
    if (entry.items) return <SubMenu item={entry} items={entry.items} indent={indent} onSelect={onSelect} />
    return <MenuRow item={entry} indent={indent} />
  }
  if (entry.type === 'check') return <CheckRow check={entry} />
  if (entry.type === 'choice') return <ChoiceRows choice={entry} />
  return (
    <Ark.ItemGroup>
      <Ark.ItemGroupLabel className={style.groupLabel}>{entry.label}</Ark.ItemGroupLabel>
      <MenuEntries items={entry.items} onSelect={onSelect} />
    </Ark.ItemGroup>
  )
}

interface SubMenuProps extends MenuEntriesProps {
  readonly item: MenuItem
  readonly indent: boolean
}

/** An entry that opens a menu at its side. */
const SubMenu = ({ item, items, indent, onSelect }: SubMenuProps) => {
  const style = menu()
  return (
    <Ark.Root
      positioning={{ placement: 'right-start', gutter: 2 }}
      onSelect={({ value }) => chosenItem(items, value) && onSelect?.(value)}
      loopFocus
      lazyMount
      unmountOnExit
    >
      <Ark.TriggerItem
        className={style.item}
        data-danger={item.danger ? '' : undefined}
        data-active={item.active ? '' : undefined}
      >
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
