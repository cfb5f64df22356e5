import { Menu as Ark, type MenuRootProps } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { menu } from '#styled-system/recipes/index.js'

export interface MenuItem {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  /** What cannot be undone. */
  readonly danger?: boolean
  readonly disabled?: boolean
  /** The one in force, such as the chosen language. */
  readonly active?: boolean
}

export interface MenuProps {
  /** A button; it gets the menu's behaviour and ARIA. */
  readonly trigger: ReactElement
  readonly items: readonly (MenuItem | 'separator')[]
  readonly onSelect: (value: string) => void
  /** A line of text on top: whose menu it is. */
  readonly title?: ReactNode
  readonly placement?: NonNullable<MenuRootProps['positioning']>['placement']
}

/** Actions behind a button. */
export const Menu = ({ trigger, items, onSelect, title, placement = 'bottom-end' }: MenuProps) => {
  const style = menu()
  return (
    <Ark.Root
      positioning={{ placement, gutter: 4 }}
      onSelect={({ value }) => onSelect(value)}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content}>
            {title && <div className={style.groupLabel}>{title}</div>}
            {items.map((item, at) =>
              item === 'separator' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a separator has nothing else
                <Ark.Separator key={at} className={style.separator} />
              ) : (
                <Ark.Item
                  key={item.value}
                  value={item.value}
                  className={style.item}
                  disabled={item.disabled}
                  data-danger={item.danger ? '' : undefined}
                  data-active={item.active ? '' : undefined}
                >
                  {item.icon}
                  <span className={style.itemLabel}>{item.label}</span>
                </Ark.Item>
              ),
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
