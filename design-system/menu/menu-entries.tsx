import { Menu as Ark } from '@ark-ui/react/menu'
import { menu } from '#styled-system/recipes/index.js'
import type { MenuEntry } from './menu-entry.ts'
import { MenuRow } from './menu-row.tsx'
import { CheckRow, ChoiceRows } from './option-rows.tsx'
import { SubMenu } from './sub-menu.tsx'

export interface MenuEntriesProps {
  readonly items: readonly MenuEntry[]
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
    return <MenuRow item={entry} indent={indent} onSelect={onSelect} />
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
