import { Menu as Ark, type MenuRootProps } from '@ark-ui/react/menu'
import type { ReactElement, ReactNode, Ref } from 'react'
import { MenuEntries } from './menu-entries.tsx'
import { chosenItem, type MenuEntry } from './menu-entry.ts'
import { MenuPanel } from './menu-panel.tsx'

export type { MenuItem } from './menu-entry.ts'

export interface MenuProps {
  /** A button; it gets the menu's behaviour and ARIA. */
  readonly trigger: ReactElement
  readonly items: readonly MenuEntry[]
  /** Told the value of the chosen item. Checks and choices tell of themselves. */
  readonly onSelect?: (value: string) => void
  /** A line of text on top: whose menu it is. */
  readonly title?: ReactNode
  readonly placement?: NonNullable<MenuRootProps['positioning']>['placement']
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** The panel with the entries. */
  readonly ref?: Ref<HTMLDivElement>
}

/** Actions behind a button. For choosing a value in a form take `Select`. */
export const Menu = ({
  trigger,
  items,
  onSelect,
  title,
  placement = 'bottom-end',
  open,
  defaultOpen,
  onOpenChange,
  ref,
}: MenuProps) => (
  <Ark.Root
    positioning={{ placement, gutter: 4 }}
    open={open}
    defaultOpen={defaultOpen}
    onOpenChange={(change) => onOpenChange?.(change.open)}
    onSelect={({ value }) => chosenItem(items, value) && onSelect?.(value)}
    loopFocus
    lazyMount
    unmountOnExit
  >
    <Ark.Trigger asChild>{trigger}</Ark.Trigger>
    <MenuPanel ref={ref} title={title}>
      <MenuEntries items={items} onSelect={onSelect} />
    </MenuPanel>
  </Ark.Root>
)
